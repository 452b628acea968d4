// The tables: which bets each takes, until which round, and how it rounds.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bets.hpp"

namespace baccarat {

// Whose page states the rules of a table; what is around the coup depends on it.
enum class Page { bakarat, panduan, sbo, touch };

enum class Rounding { none, down };

constexpr int whole_shoe = 0;

struct Offer {
    std::string id;
    Bet bet;
    int last_round = whole_shoe;  // of the shoe in which the bet is taken
};

struct Table {
    std::string id;
    Page page;
    int decks;
    Rounding rounding;
    std::vector<Offer> offers;
    std::vector<std::string> abilities;

    bool can(std::string_view ability) const;
};

const std::vector<Table>& tables();

// Raises Refused for a table that there is not, and Unsupported where this engine does not do the operation.
const Table& table_for(std::string_view op, const std::string& id);

// Raises Refused for a bet that the table does not take.
const Offer& offer_at(const Table& table, const std::string& bet);

}  // namespace baccarat
