// The tableau: how a coup is dealt, who draws a third card, and who wins.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "cards.hpp"

namespace baccarat {

// A coup never uses more; a deal always has as many.
constexpr std::size_t most_cards = 6;

struct Hand {
    std::array<Card, 3> cards{};
    int count = 0;
    int total = 0;
    bool natural = false;
};

enum class Winner { player, banker, tie };

struct Coup {
    Hand player;
    Hand banker;
    Winner winner = Winner::tie;
    int margin = 0;
};

// Plays a coup with the cards of a deal, in the order in which the shoe gives them; six at least.
Coup play(const std::vector<Card>& deal);

// The coup of two hands as they lie on the table; nothing where the tableau does not give just these hands.
std::optional<Coup> as_it_lies(const std::vector<Card>& player, const std::vector<Card>& banker);

}  // namespace baccarat
