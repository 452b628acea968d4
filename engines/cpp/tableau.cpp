#include "tableau.hpp"

#include <cstdlib>

namespace baccarat {
namespace {

// DRAW-P0 to DRAW-P7: whether Player draws on a total without a natural.
constexpr std::array<bool, 8> player_draws{true, true, true, true, true, true, false, false};

// DRAW-BS0 to DRAW-BS7: whether Banker draws on a total when Player stood.
constexpr std::array<bool, 8> banker_draws_after_stand{true, true, true, true, true, true, false, false};

constexpr bool D = true;   // draws
constexpr bool s = false;  // stands

// DRAW-B0 to DRAW-B7: whether Banker draws, by its total and the points of Player's third card.
constexpr std::array<std::array<bool, 10>, 8> banker_draws_after_draw{{
    // 0  1  2  3  4  5  6  7  8  9
    {{D, D, D, D, D, D, D, D, D, D}},  // DRAW-B0
    {{D, D, D, D, D, D, D, D, D, D}},  // DRAW-B1
    {{D, D, D, D, D, D, D, D, D, D}},  // DRAW-B2
    {{D, D, D, D, D, D, D, D, s, D}},  // DRAW-B3
    {{s, s, D, D, D, D, D, D, s, s}},  // DRAW-B4
    {{s, s, s, s, D, D, D, D, s, s}},  // DRAW-B5
    {{s, s, s, s, s, s, D, D, s, s}},  // DRAW-B6
    {{s, s, s, s, s, s, s, s, s, s}},  // DRAW-B7
}};

// TOTAL-UNITS: a hand counts the units of the sum of its cards.
void give(Hand& hand, Card card) {
    hand.cards[hand.count++] = card;
    hand.total = (hand.total + points(card)) % 10;
}

// The first two cards of each hand.
Coup begin(Card player_first, Card player_second, Card banker_first, Card banker_second) {
    Coup coup;
    give(coup.player, player_first);
    give(coup.player, player_second);
    give(coup.banker, banker_first);
    give(coup.banker, banker_second);

    // NATURAL-TOTALS
    coup.player.natural = coup.player.total >= 8;
    coup.banker.natural = coup.banker.total >= 8;
    return coup;
}

// NATURAL-STOPS
bool is_stopped(const Coup& coup) { return coup.player.natural || coup.banker.natural; }

bool player_takes_third(const Coup& coup) { return !is_stopped(coup) && player_draws[coup.player.total]; }

// DEAL-THIRD: asked when Player has its third card, if it takes one.
bool banker_takes_third(const Coup& coup) {
    if (is_stopped(coup)) return false;
    if (coup.player.count == 2) return banker_draws_after_stand[coup.banker.total];
    return banker_draws_after_draw[coup.banker.total][points(coup.player.cards[2])];
}

// WIN-HIGHER, WIN-TIE
void decide(Coup& coup) {
    coup.margin = std::abs(coup.player.total - coup.banker.total);
    coup.winner = coup.margin == 0                         ? Winner::tie
                  : coup.player.total > coup.banker.total ? Winner::player
                                                          : Winner::banker;
}

}  // namespace

Coup play(const std::vector<Card>& deal) {
    Coup coup = begin(deal[0], deal[2], deal[1], deal[3]);  // DEAL-ORDER
    std::size_t next = 4;
    if (player_takes_third(coup)) give(coup.player, deal[next++]);
    if (banker_takes_third(coup)) give(coup.banker, deal[next]);
    decide(coup);
    return coup;
}

std::optional<Coup> as_it_lies(const std::vector<Card>& player, const std::vector<Card>& banker) {
    for (const std::vector<Card>* hand : {&player, &banker}) {
        if (hand->size() < 2 || hand->size() > 3) return std::nullopt;
    }
    Coup coup = begin(player[0], player[1], banker[0], banker[1]);
    if (player_takes_third(coup) != (player.size() == 3)) return std::nullopt;
    if (player.size() == 3) give(coup.player, player[2]);
    if (banker_takes_third(coup) != (banker.size() == 3)) return std::nullopt;
    if (banker.size() == 3) give(coup.banker, banker[2]);
    decide(coup);
    return coup;
}

}  // namespace baccarat
