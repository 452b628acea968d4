// The stakes of a request: each on a bet that the table takes, and none twice.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "money.hpp"
#include "tables.hpp"

namespace baccarat {

struct Stake {
    const Offer* offer;
    Cents amount;
};

// Reads the field `bets` of a request. Raises Refused or Malformed.
std::vector<Stake> read_stakes(const nlohmann::json& request, const Table& table);

// The amount on a bet, or nothing when none is staked.
Cents amount_on(const std::vector<Stake>& stakes, std::string_view bet);

}  // namespace baccarat
