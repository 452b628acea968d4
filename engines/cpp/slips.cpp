#include "slips.hpp"

#include <functional>
#include <map>
#include <nlohmann/json.hpp>

#include "bet_slip.hpp"
#include "fields.hpp"
#include "refusal.hpp"

namespace baccarat {
namespace {

using nlohmann::json;

// What happens at a slip, as the request has it.
struct Event {
    std::string kind;
    std::optional<std::string> chip;
    std::optional<std::string> bet;
    std::optional<std::int64_t> seconds;
    std::optional<Deal> deal;
};

Event read_event(const json& event) {
    Event read;
    read.kind = text_of(event, "event");
    if (has(event, "chip")) read.chip = text_of(event, "chip");
    if (has(event, "bet")) read.bet = text_of(event, "bet");
    if (has(event, "seconds")) read.seconds = whole_number_of(event, "seconds");
    if (has(event, "deal")) read.deal = read_deal(field(event, "deal"), "deal");
    return read;
}

template <typename Part>
const Part& brought(const std::optional<Part>& part, const char* name) {
    if (!part) throw Refused(std::string(name) + " is missing");
    return *part;
}

void happen(BetSlip& slip, const Event& event, const Table& table) {
    const auto deal = [&event]() -> const Deal& { return brought(event.deal, "deal"); };
    const std::map<std::string_view, std::function<void()>> acts{
        {"select", [&] { slip.select(read_stake(brought(event.chip, "chip"))); }},
        {"click", [&] { slip.click(offer_at(table, brought(event.bet, "bet"))); }},
        {"double", [&] { slip.double_stakes(); }},
        {"confirm", [&] { slip.confirm(); }},
        {"clear", [&] { slip.clear(); }},
        {"undo", [&] { slip.undo(); }},
        {"wait", [&] { slip.wait(brought(event.seconds, "seconds")); }},
        {"coup", [&] { slip.coup(deal()); }},
        {"deal", [&] { slip.deal(deal()); }},
        {"rebet", [&] { slip.rebet(deal(), 1); }},
        {"rebet-double", [&] { slip.rebet(deal(), 2); }},
    };
    const auto found = acts.find(event.kind);
    if (found == acts.end()) throw Refused(event.kind + " is no event of a bet slip");
    found->second();
}

json stakes_on(const Pile& pile) {
    json stakes = json::object();
    for (const Stake& stake : pile) stakes[stake.offer->id] = written_cents(amount_on(pile, stake.offer->id));
    return stakes;
}

json state_of(const BetSlip& slip) {
    json selected = json::array();
    if (slip.selected()) selected.push_back(written_cents(*slip.selected()));
    return {
        {"phase", slip.phase()},
        {"selected", selected},
        {"unconfirmed", stakes_on(slip.unconfirmed())},
        {"confirmed", stakes_on(slip.confirmed())},
        {"shown", stakes_on(slip.shown())},
        {"balance", written(slip.balance())},
        {"refused", nullptr},
    };
}

}  // namespace

json answer_slip(const json& request) {
    const std::string& id = text_of(request, "table");
    const std::string& balance = text_of(request, "balance");
    const std::string& minimum = text_of(request, "minimum");
    const std::string& maximum = text_of(request, "maximum");
    for (const std::string* amount : {&balance, &minimum, &maximum}) read_bound(*amount);
    std::vector<Event> events;
    for (const json& event : elements(field(request, "events"), "events")) events.push_back(read_event(event));

    const Table& table = table_for("bet-slip", id);
    const auto slip = sit_down(table, {read_balance(balance), read_stake(minimum), read_stake(maximum)});
    json states = json::array();
    for (const Event& event : events) {
        json refused;
        try {
            happen(*slip, event, table);
        } catch (const Refused& refusal) {
            refused = refusal.what();
        }
        states.push_back(state_of(*slip));
        states.back()["refused"] = refused;
    }
    return {{"states", states}};
}

}  // namespace baccarat
