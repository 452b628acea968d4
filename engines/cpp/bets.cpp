#include "bets.hpp"

namespace baccarat {
namespace {

bool has_pair(const Hand& hand) { return is_pair(hand.cards[0], hand.cards[1]); }

bool has_perfect_pair(const Hand& hand) { return is_perfect_pair(hand.cards[0], hand.cards[1]); }

bool banker_wins_with_six(const Coup& coup) { return coup.winner == Winner::banker && coup.banker.total == 6; }

int cards_used(const Coup& coup) { return coup.player.count + coup.banker.count; }

// COMMISSION-SBO, COMMISSION-BAKARAT, COMMISSION-TOUCH: five percent, taken from the winnings alone.
constexpr Odds less_commission(Odds odds) { return Odds{odds.hundredths * 95 / 100}; }

Odds pair_in(const Hand& hand) {
    return has_pair(hand) ? to_one(11)  // PAY-PAIR-WIN
                          : lose;       // PAY-PAIR-LOSS
}

Odds natural_in(const Hand& hand) {
    return hand.natural ? Odds{350}  // PAY-NATURAL-WIN, 7:2
                        : lose;      // PAY-NATURAL-LOSS
}

Odds dragon_bonus_on(const Coup& coup, const Hand& hand, Winner wins) {
    if (hand.natural && coup.winner == wins) return to_one(1);    // PAY-DRAGON-BONUS-NATURAL-WIN
    if (hand.natural && coup.winner == Winner::tie) return push;  // PAY-DRAGON-BONUS-NATURAL-TIE
    if (coup.winner != wins) return lose;                         // PAY-DRAGON-BONUS-LOSS
    switch (coup.margin) {
        case 9: return to_one(30);  // PAY-DRAGON-BONUS-9
        case 8: return to_one(10);  // PAY-DRAGON-BONUS-8
        case 7: return to_one(6);   // PAY-DRAGON-BONUS-7
        case 6: return to_one(4);   // PAY-DRAGON-BONUS-6
        case 5: return to_one(2);   // PAY-DRAGON-BONUS-5
        case 4: return to_one(1);   // PAY-DRAGON-BONUS-4
        default: return lose;       // PAY-DRAGON-BONUS-LOSS
    }
}

}  // namespace

Odds player(const Coup& coup) {
    if (coup.winner == Winner::player) return to_one(1);  // PAY-PLAYER-WIN
    if (coup.winner == Winner::tie) return push;          // PAY-PLAYER-TIE
    return lose;                                          // PAY-PLAYER-LOSS
}

Odds banker_with_commission(const Coup& coup) {
    if (coup.winner == Winner::banker) return less_commission(to_one(1));  // PAY-BANKER-COMMISSION-WIN
    if (coup.winner == Winner::tie) return push;                           // PAY-BANKER-COMMISSION-TIE
    return lose;                                                           // PAY-BANKER-COMMISSION-LOSS
}

Odds banker_half_on_six(const Coup& coup) {
    if (banker_wins_with_six(coup)) return Odds{50};      // PAY-BANKER-HALF-SIX, 1:2
    if (coup.winner == Winner::banker) return to_one(1);  // PAY-BANKER-HALF-WIN
    if (coup.winner == Winner::tie) return push;          // PAY-BANKER-HALF-TIE
    return lose;                                          // PAY-BANKER-HALF-LOSS
}

Odds banker_net(const Coup& coup) {
    if (coup.winner == Winner::banker) return Odds{95};  // PAY-BANKER-NET-WIN, 0.95:1
    if (coup.winner == Winner::tie) return push;         // PAY-BANKER-NET-TIE
    return lose;                                         // PAY-BANKER-NET-LOSS
}

Odds tie(const Coup& coup) {
    return coup.winner == Winner::tie ? to_one(8)  // PAY-TIE-WIN
                                      : lose;      // PAY-TIE-LOSS
}

Odds player_pair(const Coup& coup) { return pair_in(coup.player); }

Odds banker_pair(const Coup& coup) { return pair_in(coup.banker); }

Odds either_pair(const Coup& coup) {
    return has_pair(coup.player) || has_pair(coup.banker) ? to_one(5)  // PAY-EITHER-PAIR-WIN
                                                          : lose;      // PAY-EITHER-PAIR-LOSS
}

Odds perfect_pair(const Coup& coup) {
    return has_perfect_pair(coup.player) || has_perfect_pair(coup.banker) ? to_one(25)  // PAY-PERFECT-PAIR-WIN
                                                                          : lose;       // PAY-PERFECT-PAIR-LOSS
}

Odds tiger_pair(const Coup& coup) {
    const bool in_player = has_pair(coup.player);
    const bool in_banker = has_pair(coup.banker);
    if (in_player && in_banker) {
        return is_pair(coup.player.cards[0], coup.banker.cards[0]) ? to_one(100)  // PAY-TIGER-PAIR-TWIN
                                                                   : to_one(20);  // PAY-TIGER-PAIR-DOUBLE
    }
    return in_player || in_banker ? to_one(4)  // PAY-TIGER-PAIR-SINGLE
                                  : lose;      // PAY-TIGER-PAIR-LOSS
}

Odds player_natural(const Coup& coup) { return natural_in(coup.player); }

Odds banker_natural(const Coup& coup) { return natural_in(coup.banker); }

Odds player_dragon_bonus(const Coup& coup) { return dragon_bonus_on(coup, coup.player, Winner::player); }

Odds banker_dragon_bonus(const Coup& coup) { return dragon_bonus_on(coup, coup.banker, Winner::banker); }

Odds six(const Coup& coup) {
    if (!banker_wins_with_six(coup)) return lose;  // PAY-SIX-LOSS
    return coup.banker.count == 2 ? to_one(12)     // PAY-SIX-TWO-CARDS
                                  : to_one(20);    // PAY-SIX-THREE-CARDS
}

Odds two_card_six(const Coup& coup) {
    return banker_wins_with_six(coup) && coup.banker.count == 2 ? to_one(22)  // PAY-TWO-CARD-SIX-WIN
                                                                : lose;       // PAY-TWO-CARD-SIX-LOSS
}

Odds three_card_six(const Coup& coup) {
    return banker_wins_with_six(coup) && coup.banker.count == 3 ? to_one(50)  // PAY-THREE-CARD-SIX-WIN
                                                                : lose;       // PAY-THREE-CARD-SIX-LOSS
}

Odds super_six(const Coup& coup) {
    return banker_wins_with_six(coup) ? to_one(12)  // PAY-SUPER-SIX-WIN
                                      : lose;       // PAY-SUPER-SIX-LOSS
}

Odds tiger_tie(const Coup& coup) {
    return coup.winner == Winner::tie && coup.banker.total == 6 ? to_one(35)  // PAY-TIGER-TIE-WIN
                                                                : lose;       // PAY-TIGER-TIE-LOSS
}

Odds big(const Coup& coup) {
    return cards_used(coup) > 4 ? Odds{53}  // PAY-BIG-WIN, 0.53:1
                                : lose;     // PAY-BIG-LOSS
}

Odds small(const Coup& coup) {
    return cards_used(coup) == 4 ? Odds{145}  // PAY-SMALL-WIN, 1.45:1
                                 : lose;      // PAY-SMALL-LOSS
}

}  // namespace baccarat
