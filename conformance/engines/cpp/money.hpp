// Money: exact amounts, and what a stake gives back.
#pragma once

#include <string>
#include <string_view>

#include "bets.hpp"
#include "tables.hpp"

namespace baccarat {

// An amount in cents, the unit of every table.
using Cents = __int128;

// More digits before the point are refused, so that no amount ever overflows.
constexpr std::size_t most_whole_digits = 18;

// MONEY-BAKARAT, MONEY-TOUCH: reads a stake, a whole number of cents and more than none. Raises Refused.
Cents read_stake(std::string_view text);

// An amount that may lie between two cents: `cents` is the lower one.
struct Bound {
    Cents cents;
    bool finer;
};

// Reads an amount of any fineness. Raises Refused.
Bound read_bound(std::string_view text);

// Writes all that a stake gives back at these odds, the stake included, with two decimals or as many as it has.
std::string returned(Cents stake, Odds odds, Rounding rounding);

}  // namespace baccarat
