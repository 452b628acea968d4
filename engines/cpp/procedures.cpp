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

template <typename Names>
void expect_one_of(const std::string& value, const Names& names, const char* what) {
    if (std::find(names.begin(), names.end(), value) == names.end()) throw Malformed(value + " is no " + what);
}

template <typename Read>
auto read_events(const json& request, Read read) {
    std::vector<decltype(read(request))> events;
    for (const json& event : elements(field(request, "events"), "events")) events.push_back(read(event));
    return events;
}

struct ShoeEvent {
    std::string kind;
    std::optional<std::string> exposed;
};

ShoeEvent shoe_event_in(const json& event) {
    constexpr std::array kinds{"shoe", "round", "cut-card", "end", "reshuffle"};
    constexpr std::array causes{"human-error", "technical-error"};
    ShoeEvent read{text_of(event, "event"), std::nullopt};
    expect_one_of(read.kind, kinds, "event of a shoe");
    if (read.kind == "shoe" && has(event, "exposed")) read.exposed = text_of(event, "exposed");
    if (read.kind == "reshuffle") expect_one_of(text_of(event, "cause"), causes, "cause of a reshuffle");
    return read;
}

std::optional<Card> exposed_card(const ShoeEvent& event) {
    if (!event.exposed) return std::nullopt;
    const auto card = read_card(*event.exposed);
    if (!card) throw Refused("the exposed card is no card");
    return card;
}

void happen(Shoe& shoe, const ShoeEvent& event) {
    if (event.kind == "shoe") return shoe.begin(exposed_card(event));
    if (event.kind == "round") return shoe.begin_round();
    if (event.kind == "cut-card") return shoe.draw_cut_card();
    if (event.kind == "end") return shoe.end_round();
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
        limits.emplace(bet, Limit{read_bound(text_of(limit, "minimum")), read_bound(text_of(limit, "maximum"))});
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

json answer_shoe(const json& request) {
    const std::string& id = text_of(request, "table");
    const auto events = read_events(request, shoe_event_in);
    Shoe shoe(table_for("shoe", id));
    json states = json::array();
    for (const ShoeEvent& event : events) {
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

json answer_limits(const json& request) {
    const std::string& id = text_of(request, "table");
    const std::vector<WrittenStake> stakes = stakes_in(request);
    const Limits limits = limits_in(request);
    const bool sign = sign_in(request);
    const Table& table = table_for("limits", id);
    check_limits(table, take(stakes, table), limits, sign);
    return {{"taken", true}};
}

json answer_incidents(const json& request) {
    const std::string& id = text_of(request, "table");
    const auto events = read_events(request, incident_in);
    TroubledRound round(table_for("incidents", id));
    json states = json::array();
    for (const Incident& event : events) {
        json state = json::object();
        try {
            for (const auto& [part, value] : round.happens(event)) state[part] = value;
        } catch (const Refused& refusal) {
            state["refused"] = refusal.what();
        }
        states.push_back(state);
    }
    return {{"states", states}};
}

json answer_complaints(const json& request) {
    const std::string& id = text_of(request, "table");
    const auto events = read_events(request, complaint_in);
    table_for("complaints", id);
    json states = json::array();
    for (const Complaint& event : events) {
        json state{{"decision", nullptr}};
        try {
            const Handled handled = handle(event);
            state = {{"decision", handled.decision}, {"reasons", handled.reasons}, {"video", handled.video}};
        } catch (const Refused& refusal) {
            state["refused"] = refusal.what();
        }
        states.push_back(state);
    }
    return {{"states", states}};
}

}  // namespace baccarat
