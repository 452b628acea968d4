#include "money.hpp"

#include <algorithm>

#include "refusal.hpp"

namespace baccarat {
namespace {

bool all_digits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
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

// Writes ten-thousandths as a decimal with two decimals, three or four.
std::string written(__int128 ten_thousandths) {
    std::string decimals = digits_of(10'000 + ten_thousandths % 10'000).substr(1);
    while (decimals.size() > 2 && decimals.back() == '0') decimals.pop_back();
    return digits_of(ten_thousandths / 10'000) + "." + decimals;
}

}  // namespace

Bound read_bound(std::string_view text) {
    const auto point = text.find('.');
    std::string_view whole = text.substr(0, point);
    const std::string_view decimals = point == std::string_view::npos ? "0" : text.substr(point + 1);
    if (!all_digits(whole) || !all_digits(decimals)) throw Refused(std::string(text) + " is no plain decimal");
    whole.remove_prefix(std::min(whole.find_first_not_of('0'), whole.size()));
    if (whole.size() > most_whole_digits) throw Refused(std::string(text) + " is more than this engine counts");

    Cents cents = 0;
    for (const char digit : whole) cents = cents * 10 + (digit - '0');
    for (std::size_t place = 0; place < 2; ++place) {
        cents = cents * 10 + (place < decimals.size() ? decimals[place] - '0' : 0);
    }
    const bool finer = decimals.find_first_not_of('0', 2) != std::string_view::npos;
    return {cents, finer};
}

Cents read_stake(std::string_view text) {
    const Bound amount = read_bound(text);
    if (amount.finer) throw Refused("a stake of " + std::string(text) + " is no whole number of cents");
    if (amount.cents == 0) throw Refused("a stake is more than nothing");
    return amount.cents;
}

std::string returned(Cents stake, Odds odds, Rounding rounding) {
    if (odds.hundredths < 0) return "0.00";
    __int128 winnings = stake * odds.hundredths;                 // in ten-thousandths
    if (rounding == Rounding::down) winnings -= winnings % 100;  // ROUNDING-TOUCH: down to the cent
    return written(stake * 100 + winnings);
}

}  // namespace baccarat
