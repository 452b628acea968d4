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

}  // namespace

Coup play(const std::vector<Card>& deal) {
    Coup coup;
    Hand& player = coup.player;
    Hand& banker = coup.banker;

    // DEAL-ORDER
    give(player, deal[0]);
    give(banker, deal[1]);
    give(player, deal[2]);
    give(banker, deal[3]);

    // NATURAL-TOTALS
    player.natural = player.total >= 8;
    banker.natural = banker.total >= 8;

    // NATURAL-STOPS, DEAL-THIRD: Player's third card comes before Banker's.
    if (!player.natural && !banker.natural) {
        if (player_draws[player.total]) {
            const Card third = deal[4];
            give(player, third);
            if (banker_draws_after_draw[banker.total][points(third)]) give(banker, deal[5]);
        } else if (banker_draws_after_stand[banker.total]) {
            give(banker, deal[4]);
        }
    }

    // WIN-HIGHER, WIN-TIE
    coup.margin = std::abs(player.total - banker.total);
    coup.winner = coup.margin == 0               ? Winner::tie
                  : player.total > banker.total ? Winner::player
                                                : Winner::banker;
    return coup;
}

}  // namespace baccarat
