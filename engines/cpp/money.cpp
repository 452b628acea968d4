#include "money.hpp"

#include <algorithm>
#include <optional>

#include "refusal.hpp"

namespace baccarat {
namespace {

// As many digits before and behind the point as an amount of the protocol can have.
constexpr std::size_t most_written_digits = 36;

// A decimal string, taken apart.
struct Digits {
    std::string_view whole;  // without noughts in front
    std::string_view decimals;
};

bool all_digits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<Digits> take_apart(std::string_view text) {
    const auto point = text.find('.');
    std::string_view whole = text.substr(0, point);
    const std::string_view decimals = point == std::string_view::npos ? "0" : text.substr(point + 1);
    if (!all_digits(whole) || !all_digits(decimals)) return std::nullopt;
    whole.remove_prefix(std::min(whole.find_first_not_of('0'), whole.size()));
    return Digits{whole, decimals};
}

// An amount of the protocol, as its schema has it.
Digits amount_in(std::string_view text) {
    const auto digits = take_apart(text);
    const auto point = std::min(text.find('.'), text.size());
    if (!digits || point > most_written_digits || digits->decimals.size() > most_written_digits) {
        throw Malformed(std::string(text) + " is no amount of money");
    }
    return *digits;
}

bool too_long(const Digits& digits) {
    return digits.whole.size() > most_whole_digits || digits.decimals.size() > most_decimals;
}

// Counts the parts of an amount that has so many places behind the point; what is finer is left out.
__int128 counted(const Digits& digits, std::size_t places) {
    __int128 count = 0;
    for (const char digit : digits.whole) count = count * 10 + (digit - '0');
    for (std::size_t place = 0; place < places; ++place) {
        count = count * 10 + (place < digits.decimals.size() ? digits.decimals[place] - '0' : 0);
    }
    return count;
}

bool is_finer(const Digits& digits, std::size_t places) {
    return digits.decimals.find_first_not_of('0', places) != std::string_view::npos;
}

std::string digits_of(__int128 number) {
    std::string digits;
    do {
        digits += static_cast<char>('0' + static_cast<int>(number % 10));
        number /= 10;
    } while (number > 0);
    std::reverse(digits.begin(), digits.end());
    return digits;
}

std::string with_decimals(TenThousandths amount, const std::string& finer) {
    std::string decimals = digits_of(10'000 + amount % 10'000).substr(1) + finer;
    while (decimals.size() > 2 && decimals.back() == '0') decimals.pop_back();
    return digits_of(amount / 10'000) + "." + decimals;
}

}  // namespace

Cents read_stake(std::string_view text) {
    const auto digits = take_apart(text);
    if (!digits) throw Refused(std::string(text) + " is no plain decimal");
    if (too_long(*digits)) throw Refused("a stake of " + std::string(text) + " is longer than any");
    if (is_finer(*digits, 2)) throw Refused("a stake of " + std::string(text) + " is no whole number of cents");
    const Cents cents = counted(*digits, 2);
    if (cents == 0) throw Refused("a stake is more than nothing");
    return cents;
}

Bound read_bound(std::string_view text) {
    const Digits digits = amount_in(text);
    return {counted(digits, 2), is_finer(digits, 2)};
}

Balance read_balance(std::string_view text) {
    const Digits digits = amount_in(text);
    if (too_long(digits)) throw Refused("a balance of " + std::string(text) + " is longer than any");
    std::string finer(digits.decimals.size() > 4 ? digits.decimals.substr(4) : "");
    while (!finer.empty() && finer.back() == '0') finer.pop_back();
    return {counted(digits, 4), finer};
}

TenThousandths returned(Cents stake, Odds odds, Rounding rounding) {
    if (odds.hundredths < 0) return 0;
    TenThousandths winnings = stake * odds.hundredths;
    if (rounding == Rounding::down) winnings -= winnings % 100;  // ROUNDING-TOUCH: down to the cent
    return stake * 100 + winnings;
}

std::string written(TenThousandths amount) { return with_decimals(amount, ""); }

std::string written(const Balance& balance) { return with_decimals(balance.coarse, balance.finer); }

}  // namespace baccarat
