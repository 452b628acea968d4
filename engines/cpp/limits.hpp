// Limits on stakes, and on who can place a bet. The amounts are the table's own and come with the request.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "money.hpp"
#include "stakes.hpp"

namespace baccarat {

struct Limit {
    Bound minimum;
    Bound maximum;
};

using Limits = std::map<std::string, Limit>;

// Raises Refused when the stakes are not taken. `sign`: whether the sign for Tiger bets is shown.
void check_limits(const Table& table, const std::vector<Stake>& stakes, const Limits& limits, bool sign);

}  // namespace baccarat
