// Money: exact amounts, and what a stake gives back.
#pragma once

#include <string>
#include <string_view>

#include "bets.hpp"
#include "tables.hpp"

namespace baccarat {

// An amount in cents, the unit of every table.
using Cents = __int128;

// An amount in hundredths of a cent: as fine as a bet can pay.
using TenThousandths = __int128;

// Longer stakes and balances are refused, so that no amount ever overflows. Noughts in front do not count.
constexpr std::size_t most_whole_digits = 18;
constexpr std::size_t most_decimals = 36;

// MONEY-BAKARAT, MONEY-TOUCH: reads a stake, a whole number of cents and more than none.
// Raises Refused for any other text: what a bettor stakes is the table's to refuse.
Cents read_stake(std::string_view text);

// An amount that may lie between two cents: `cents` is the lower one.
struct Bound {
    Cents cents;
    bool finer;
};

// Reads an amount of any fineness. Raises Malformed when it is no amount of the protocol.
Bound read_bound(std::string_view text);

// What a bettor has. No stake and no win is finer than a ten-thousandth, so what is finer stays as it came.
struct Balance {
    TenThousandths coarse;
    std::string finer;  // the decimals from the fifth on, without noughts at the end
};

// Raises Malformed when the text is no amount of the protocol, and Refused when it is too long.
Balance read_balance(std::string_view text);

// All that a stake gives back at these odds, the stake included.
TenThousandths returned(Cents stake, Odds odds, Rounding rounding);

// Each writes an amount with two decimals, or as many as it has.
std::string written(TenThousandths amount);
std::string written(const Balance& balance);
inline std::string written_cents(Cents cents) { return written(cents * 100); }

}  // namespace baccarat
