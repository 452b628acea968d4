// Deals: the next cards of the shoe, in its order.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "cards.hpp"

namespace baccarat {

using Deal = std::vector<Card>;

// Reads an array of cards. Raises Malformed.
Deal read_deal(const nlohmann::json& codes, const char* name);

// Raises Refused when a shoe of so many decks deals no such cards.
void check_deal(const Deal& deal, int decks);

// Raises Refused when a card comes more often than there are decks.
void check_cards(const std::vector<Card>& cards, int decks);

}  // namespace baccarat
