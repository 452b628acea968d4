#include "shoe.hpp"

#include "refusal.hpp"

namespace baccarat {
namespace {

constexpr int cards_in_a_deck = ranks * suits;

// SHOE-BURN-ACE, SHOE-BURN-PIP, SHOE-BURN-TEN: how many cards the exposed card burns, by its rank.
constexpr std::array<int, ranks> burnt_by_rank{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10};

}  // namespace

void Shoe::begin(std::optional<Card> exposed) {
    if (phase == Phase::round) throw Refused("a round is being played");
    const bool burns = table_->page == Page::bakarat;  // SHOE-BURN-START
    if (burns && !exposed) throw Refused("a card has to be exposed when a shoe begins here");
    if (!burns && exposed) throw Refused("no card is exposed when a shoe begins here");
    burnt = exposed ? burnt_by_rank[exposed->rank] : 0;
    // SHOE-BURN-EXPOSED: the exposed card leaves the shoe beside the burnt ones.
    cards = table_->decks * cards_in_a_deck - burnt - (exposed ? 1 : 0);
    phase = Phase::ready;
    round = 0;
    last = false;
    // SHOE-BAKARAT-NEW-SHOE; where every round is shuffled (SHOE-TOUCH-SHUFFLE), a new shoe is as well.
    shuffled = table_->page == Page::bakarat || table_->page == Page::touch;
}

void Shoe::begin_round() {
    if (phase == Phase::none) throw Refused("there is no shoe yet");
    if (phase == Phase::round) throw Refused("a round is being played");
    if (phase == Phase::over) throw Refused("the last round of this shoe is over");  // SHOE-BAKARAT-NEW-SHOE
    phase = Phase::round;
    ++round;
    burnt = 0;                                // SHOE-SBO-BURN
    shuffled = table_->page == Page::touch;  // SHOE-TOUCH-SHUFFLE
}

void Shoe::draw_cut_card() {
    if (table_->page != Page::bakarat) throw Refused("the cut card is not described for " + table_->id);
    if (phase != Phase::round) throw Refused("the cut card is drawn in a round");
    if (last) throw Refused("the cut card has been drawn from this shoe");
    last = true;  // SHOE-CUT-CARD
    burnt = 0;
    shuffled = false;
}

void Shoe::end_round() {
    if (phase != Phase::round) throw Refused("no round is being played");
    phase = last ? Phase::over : Phase::ready;
    burnt = 0;
    shuffled = false;
}

void Shoe::reshuffle() {
    if (table_->page != Page::sbo) throw Refused("the operator has no right to reshuffle at " + table_->id);
    if (phase != Phase::ready) throw Refused("the cards are shuffled between rounds");
    shuffled = true;  // SHOE-SBO-RESHUFFLE
    burnt = 0;
}

}  // namespace baccarat
