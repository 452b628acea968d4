#include "cards.hpp"

namespace baccarat {

std::optional<Card> read_card(std::string_view code) {
    if (code.size() != 2) return std::nullopt;
    const auto rank = rank_letters.find(code[0]);
    const auto suit = suit_letters.find(code[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
    return Card{static_cast<unsigned char>(rank), static_cast<unsigned char>(suit)};
}

}  // namespace baccarat
