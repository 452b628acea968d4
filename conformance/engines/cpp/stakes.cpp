#include "stakes.hpp"

#include <nlohmann/json.hpp>

#include "fields.hpp"
#include "refusal.hpp"

namespace baccarat {

std::vector<Stake> read_stakes(const nlohmann::json& request, const Table& table) {
    std::vector<Stake> stakes;
    for (const nlohmann::json& item : elements(field(request, "bets"), "bets")) {
        const Offer& offer = offer_at(table, text_of(item, "bet"));
        const Cents amount = read_stake(text_of(item, "stake"));
        if (amount_on(stakes, offer.id) > 0) throw Refused(offer.id + " is staked on twice");
        stakes.push_back({&offer, amount});
    }
    return stakes;
}

Cents amount_on(const std::vector<Stake>& stakes, std::string_view bet) {
    for (const Stake& stake : stakes) {
        if (stake.offer->id == bet) return stake.amount;
    }
    return 0;
}

}  // namespace baccarat
