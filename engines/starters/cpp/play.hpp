// The game: your own engine is called here.
#pragma once

#include <map>
#include <string>
#include <vector>

using Cards = std::vector<std::string>;
using Cents = __int128;  // a stake has up to 18 digits before the point, and a tie pays eight times as much

// The net odds of each bet at touch, in hundredths of the stake.
const std::map<std::string, int> odds{{"player", 100}, {"banker", 95}, {"tie", 800}};

struct Stake {
    std::string bet;
    Cents cents;
};

struct Settled {
    std::string bet;
    std::string result;  // win, lose or push
    Cents returned;
};

struct Played {
    Cards player;
    Cards banker;
    std::string winner;
    std::vector<Settled> bets;
};

inline int total(const Cards& cards) {
    int sum = 0;
    for (const auto& card : cards) sum += static_cast<int>(std::string("A23456789").find(card[0]) + 1);
    return sum % 10;
}

inline bool banker_draws(int banker, const Cards& player) {
    if (player.size() == 2) return banker <= 5;
    const int on = total({player[2]});
    if (banker == 3) return on != 8;
    return banker < 3 || (banker < 7 && on >= 2 * (banker - 3) && on <= 7);  // 4: 2 to 7, 5: 4 to 7, 6: 6 and 7
}

// CALL YOUR ENGINE HERE, in place of this plain small baccarat for the table touch.
//
// The deal is the next cards of the shoe, six or more; stakes are in cents. Return both hands, the winner, and for each
// bet its result and all that it gives back, in cents, the stake included.
inline Played play(const Cards& deal, const std::vector<Stake>& stakes) {
    Played coup{{deal[0], deal[2]}, {deal[1], deal[3]}, "tie", {}};
    if (total(coup.player) < 8 && total(coup.banker) < 8) {
        if (total(coup.player) <= 5) coup.player.push_back(deal[4]);
        if (banker_draws(total(coup.banker), coup.player)) coup.banker.push_back(deal[coup.player.size() + 2]);
    }
    const int margin = total(coup.player) - total(coup.banker);
    if (margin != 0) coup.winner = margin > 0 ? "player" : "banker";
    for (const auto& [bet, stake] : stakes) {
        if (bet == coup.winner) {
            const Cents won = stake * odds.at(bet) / 100;  // rounded down to the cent
            coup.bets.push_back({bet, "win", stake + won});
        } else {
            const bool pushed = coup.winner == "tie";
            coup.bets.push_back({bet, pushed ? "push" : "lose", pushed ? stake : 0});
        }
    }
    return coup;
}
