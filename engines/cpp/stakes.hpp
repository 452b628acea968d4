// The stakes of a request: each on a bet that the table takes, and none twice.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "money.hpp"
#include "tables.hpp"

namespace baccarat {

// A stake as the request has it, before any table has looked at it.
struct WrittenStake {
    std::string bet;
    std::string amount;
};

struct Stake {
    const Offer* offer;
    Cents amount;
};

// Reads the field `bets` of a request. Raises Malformed.
std::vector<WrittenStake> stakes_in(const nlohmann::json& request);

// Raises Refused when the table does not take the stakes.
std::vector<Stake> take(const std::vector<WrittenStake>& written, const Table& table);

// The amount on a bet, or nothing when none is staked.
Cents amount_on(const std::vector<Stake>& stakes, std::string_view bet);

}  // namespace baccarat
