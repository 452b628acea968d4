#include "stakes.hpp"

#include <nlohmann/json.hpp>

#include "fields.hpp"
#include "refusal.hpp"

namespace baccarat {

std::vector<WrittenStake> stakes_in(const nlohmann::json& request) {
    std::vector<WrittenStake> written;
    for (const nlohmann::json& item : elements(field(request, "bets"), "bets")) {
        written.push_back({text_of(item, "bet"), text_of(item, "stake")});
    }
    return written;
}

std::vector<Stake> take(const std::vector<WrittenStake>& written, const Table& table) {
    std::vector<Stake> stakes;
    for (const WrittenStake& item : written) {
        const Offer& offer = offer_at(table, item.bet);
        const Cents amount = read_stake(item.amount);
        if (amount_on(stakes, offer.id) > 0) throw Refused(offer.id + " is staked on twice");
        stakes.push_back({&offer, amount});
    }
    return stakes;
}

Cents amount_on(const std::vector<Stake>& stakes, std::string_view bet) {
    Cents amount = 0;
    for (const Stake& stake : stakes) {
        if (stake.offer->id == bet) amount += stake.amount;
    }
    return amount;
}

}  // namespace baccarat
