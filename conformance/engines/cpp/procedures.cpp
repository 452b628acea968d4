#include "procedures.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "complaints.hpp"
#include "fields.hpp"
#include "incidents.hpp"
#include "limits.hpp"
#include "refusal.hpp"
#include "shoe.hpp"
#include "stakes.hpp"

namespace baccarat {
namespace {

using nlohmann::json;

const json& events_of(const json& request) { return elements(field(request, "events"), "events"); }

template <typename Names>
void expect_one_of(const std::string& value, const Names& names, const char* what) {
    if (std::find(names.begin(), names.end(), value) == names.end()) throw Malformed(value + " is no " + what);
}

std::optional<Card> exposed_in(const json& event) {
    const auto found = event.find("exposed");
    if (found == event.end() || found->is_null()) return std::nullopt;
    const auto card = read_card(as_text(*found, "exposed"));
    if (!card) throw Refused("the exposed card is no card");
    return card;
}

void happen(Shoe& shoe, const json& event) {
    constexpr std::array causes{"human-error", "technical-error"};
    const std::string& kind = text_of(event, "event");
    if (kind == "shoe") return shoe.begin(exposed_in(event));
    if (kind == "round") return shoe.begin_round();
    if (kind == "cut-card") return shoe.draw_cut_card();
    if (kind == "end") return shoe.end_round();
    if (kind != "reshuffle") throw Malformed(kind + " is no event of a shoe");
    expect_one_of(text_of(event, "cause"), causes, "cause of a reshuffle");
    shoe.reshuffle();
}

json state_of(const Shoe& shoe) {
    constexpr std::array phases{"none", "ready", "round", "over"};
    return {
        {"phase", phases[static_cast<std::size_t>(shoe.phase)]},
        {"round", shoe.round},
        {"burnt", shoe.burnt},
        {"cards", shoe.cards},
        {"last", shoe.last},
        {"shuffled", shoe.shuffled},
        {"refused", nullptr},
    };
}

Limits limits_in(const json& request) {
    const json& given = field(request, "limits");
    if (!given.is_object()) throw Malformed("limits is no object");
    Limits limits;
    for (const auto& [bet, limit] : given.items()) {
        const Bound minimum = read_bound(text_of(limit, "minimum"));
        const Bound maximum = read_bound(text_of(limit, "maximum"));
        const bool crossed =
            minimum.cents > maximum.cents || (minimum.cents == maximum.cents && minimum.finer && !maximum.finer);
        if (crossed) throw Refused("the limits of " + bet + " leave no stake");
        limits.emplace(bet, Limit{minimum, maximum});
    }
    return limits;
}

bool sign_in(const json& request) {
    const auto found = request.find("sign");
    if (found == request.end()) return false;
    if (!found->is_boolean()) throw Malformed("sign is neither true nor false");
    return found->get<bool>();
}

Incident incident_in(const json& event) {
    constexpr std::array moments{"round", "shuffle", "round-over", "pause"};
    Incident incident;
    incident.cause = text_of(event, "cause");
    if (event.contains("during")) incident.during = text_of(event, "during");
    if (event.contains("cards")) incident.cards = whole_number_of(event, "cards");
    expect_one_of(incident.during, moments, "moment of an incident");
    return incident;
}

Complaint complaint_in(const json& event) {
    Complaint complaint;
    for (const json& name : elements(field(event, "fields"), "fields")) {
        complaint.fields.push_back(as_text(name, "a field"));
    }
    complaint.seconds = whole_number_of(event, "seconds");
    return complaint;
}

}  // namespace

json answer_shoe(const Table& table, const json& request) {
    Shoe shoe(table);
    json states = json::array();
    for (const json& event : events_of(request)) {
        json refused;
        try {
            happen(shoe, event);
        } catch (const Refused& refusal) {
            refused = refusal.what();
        }
        states.push_back(state_of(shoe));
        states.back()["refused"] = refused;
    }
    return {{"states", states}};
}

json answer_limits(const Table& table, const json& request) {
    check_limits(table, read_stakes(request, table), limits_in(request), sign_in(request));
    return {{"taken", true}};
}

json answer_incidents(const Table& table, const json& request) {
    TroubledRound round(table);
    json states = json::array();
    for (const json& event : events_of(request)) {
        json state = json::object();
        try {
            for (const auto& [part, value] : round.happens(incident_in(event))) state[part] = value;
        } catch (const Refused& refusal) {
            state["refused"] = refusal.what();
        }
        states.push_back(state);
    }
    return {{"states", states}};
}

json answer_complaints(const Table&, const json& request) {
    json states = json::array();
    for (const json& event : events_of(request)) {
        json state{{"decision", nullptr}};
        try {
            const Handled handled = handle(complaint_in(event));
            state = {{"decision", handled.decision}, {"reasons", handled.reasons}, {"video", handled.video}};
        } catch (const Refused& refusal) {
            state["refused"] = refusal.what();
        }
        states.push_back(state);
    }
    return {{"states", states}};
}

}  // namespace baccarat
