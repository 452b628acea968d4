// The shoe: shuffling, burning, the cut card, and when a new shoe begins.
#pragma once

#include <optional>
#include <string>

#include "cards.hpp"
#include "tables.hpp"

namespace baccarat {

// What happens to the shoes of one table, from before the first.
// Each event raises Refused when it cannot be, and then nothing has changed.
class Shoe {
public:
    enum class Phase { none, ready, round, over };

    explicit Shoe(const Table& table) : table_(&table) {}

    void begin(std::optional<Card> exposed);
    void begin_round();
    void draw_cut_card();
    void end_round();
    void reshuffle();

    Phase phase = Phase::none;
    int round = 0;          // from one; none before the first
    int burnt = 0;          // by the last event
    int cards = 0;          // when the shoe was ready for its first round
    bool last = false;      // whether the round is the last of the shoe
    bool shuffled = false;  // by the last event

private:
    const Table* table_;
};

}  // namespace baccarat
