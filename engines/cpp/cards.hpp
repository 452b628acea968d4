// Cards: what each rank counts, and what makes two cards a pair.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace baccarat {

constexpr int ranks = 13;
constexpr int suits = 4;
constexpr std::string_view rank_letters = "A23456789TJQK";
constexpr std::string_view suit_letters = "SHDC";

struct Card {
    unsigned char rank = 0;  // its place in rank_letters
    unsigned char suit = 0;  // its place in suit_letters
};

// CARD-ACE, CARD-PIP, CARD-TEN-FACE
constexpr std::array<int, ranks> points_of_rank{1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0};

inline int points(Card card) { return points_of_rank[card.rank]; }

// PAIR-RANK
inline bool is_pair(Card one, Card other) { return one.rank == other.rank; }

// PAIR-PERFECT
inline bool is_perfect_pair(Card one, Card other) { return is_pair(one, other) && one.suit == other.suit; }

// Reads a card as the protocol writes it, rank and suit; nothing when it is none.
std::optional<Card> read_card(std::string_view code);

inline void write_card(std::string& text, Card card) {
    text += rank_letters[card.rank];
    text += suit_letters[card.suit];
}

}  // namespace baccarat
