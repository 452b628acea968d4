#include "deals.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "fields.hpp"
#include "refusal.hpp"
#include "tableau.hpp"

namespace baccarat {

Deal read_deal(const nlohmann::json& codes, const char* name) {
    Deal deal;
    for (const nlohmann::json& code : elements(codes, name)) {
        const auto card = read_card(as_text(code, "a card"));
        if (!card) throw Malformed("a card is a rank and a suit");
        deal.push_back(*card);
    }
    return deal;
}

void check_deal(const Deal& deal, int decks) {
    if (deal.size() < most_cards) throw Refused("a deal has six cards at least, as many as a coup can use");
    check_cards(deal, decks);
}

void check_cards(const std::vector<Card>& cards, int decks) {
    if (cards.size() <= static_cast<std::size_t>(decks)) return;
    std::array<int, ranks * suits> seen{};
    for (const Card card : cards) {
        if (++seen[card.rank * suits + card.suit] > decks) {
            std::string reason = "there is no more than one ";
            write_card(reason, card);
            throw Refused(reason + " in each deck");
        }
    }
}

}  // namespace baccarat
