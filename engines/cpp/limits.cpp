#include "limits.hpp"

#include <array>

#include "refusal.hpp"

namespace baccarat {
namespace {

bool below(Cents amount, Bound bound) { return amount < bound.cents || (amount == bound.cents && bound.finer); }

bool above(Cents amount, Bound bound) { return amount > bound.cents; }

// The limits are the table's own, but between them there has to be a stake.
void check_amounts(const std::string& bet, const Limit& limit) {
    const auto& [minimum, maximum] = limit;
    const bool crossed =
        minimum.cents > maximum.cents || (minimum.cents == maximum.cents && minimum.finer && !maximum.finer);
    const bool nothing = minimum.cents == 0 && !minimum.finer;
    if (crossed || nothing) throw Refused("the limits of " + bet + " leave no stake");
}

const Limit& limit_of(const Limits& limits, const std::string& bet) {
    const auto found = limits.find(bet);
    if (found == limits.end()) throw Refused("no limits are given for " + bet);
    return found->second;
}

// LIMIT-SBO-RANGE, LIMIT-SBO-MAXIMUM, LIMIT-TOUCH-RANGE: both limits themselves are taken.
void check_range(const Stake& stake, const Limit& limit) {
    if (below(stake.amount, limit.minimum)) throw Refused("too little is staked on " + stake.offer->id);
    if (above(stake.amount, limit.maximum)) throw Refused("too much is staked on " + stake.offer->id);
}

// LIMIT-BAKARAT-DIFFERENCE: the limit of the larger side caps what it exceeds the other by.
void check_difference(const std::vector<Stake>& stakes, const Limits& limits) {
    const Cents on_player = amount_on(stakes, "player");
    const Cents on_banker = amount_on(stakes, "banker");
    if (on_player == on_banker) return;
    const bool player_is_larger = on_player > on_banker;
    const Cents difference = player_is_larger ? on_player - on_banker : on_banker - on_player;
    const std::string larger = player_is_larger ? "player" : "banker";
    if (above(difference, limit_of(limits, larger).maximum)) {
        throw Refused("the stakes on player and banker are further apart than the limit of " + larger);
    }
}

// LIMIT-TIGER-ELIGIBILITY: with the sign, a Tiger bet needs a main bet beside it.
void check_tiger_bets(const std::vector<Stake>& stakes) {
    constexpr std::array tiger_bets{"tiger", "big-tiger", "small-tiger", "tiger-tie", "tiger-pair"};
    constexpr std::array main_bets{"player", "banker", "tie"};
    const auto any_staked = [&stakes](const auto& bets) {
        for (const char* bet : bets) {
            if (amount_on(stakes, bet) > 0) return true;
        }
        return false;
    };
    if (any_staked(tiger_bets) && !any_staked(main_bets)) {
        throw Refused("a Tiger bet needs a bet on player, banker or tie beside it");
    }
}

}  // namespace

void check_limits(const Table& table, const std::vector<Stake>& stakes, const Limits& limits, bool sign) {
    for (const auto& [bet, limit] : limits) check_amounts(bet, limit);
    for (const Stake& stake : stakes) {
        const Limit& limit = limit_of(limits, stake.offer->id);
        if (table.page != Page::bakarat) check_range(stake, limit);
    }
    if (table.page == Page::bakarat) check_difference(stakes, limits);
    if (sign) check_tiger_bets(stakes);
}

}  // namespace baccarat
