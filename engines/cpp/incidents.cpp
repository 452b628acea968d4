#include "incidents.hpp"

#include <algorithm>

#include "refusal.hpp"

namespace baccarat {
namespace {

struct Rule {
    Page page;
    std::vector<std::string> causes;
    std::string during;
    Consequences then;
    int least_cards = 1;
};

const std::vector<Rule>& rules() {
    static const std::vector<Rule> all{
        // INCIDENT-SBO-RESCAN
        {Page::sbo, {"card-not-scanned"}, "round", {{"card", "rescanned"}, {"by", "dealer"}}},
        // INCIDENT-SBO-DISCONNECTION
        {Page::sbo, {"equipment", "network", "computer"}, "round", {{"result", "stands"}, {"stakes", "settled"}}},
        // INCIDENT-SBO-MALFUNCTION
        {Page::sbo,
         {"operator-system", "hardware"},
         "round",
         {{"result", "void"}, {"stakes", "returned"}, {"table", "closed"}}},
        // INCIDENT-SBO-CARDS-TOGETHER
        {Page::sbo,
         {"cards-together"},
         "round",
         {{"result", "void"}, {"stakes", "returned"}, {"shoe", "replaced"}},
         2},
        // INCIDENT-SBO-EXPOSED-CARD
        {Page::sbo, {"card-exposed"}, "shuffle", {{"shoe", "replaced"}, {"cards", "reshuffled"}}},
        // INCIDENT-SBO-FALLEN-CARD
        {Page::sbo, {"card-fell"}, "round", {{"result", "void"}, {"stakes", "returned"}, {"shoe", "replaced"}}},
        // INCIDENT-SBO-EXTRA-CARD
        {Page::sbo,
         {"extra-card"},
         "round-over",
         {{"result", "stands"}, {"stakes", "settled"}, {"shoe", "replaced"}}},
        // INCIDENT-SBO-MISPLACED-CARD
        {Page::sbo, {"card-misplaced"}, "round", {{"card", "moved-as-on-screen"}, {"by", "supervisor"}}},
        // INCIDENT-BAKARAT-DISCONNECTION-ROUND, INCIDENT-BAKARAT-DISCONNECTION-BETS
        {Page::bakarat, {"disconnection"}, "round", {{"round", "completed"}, {"stakes", "settled"}}},
        // INCIDENT-BAKARAT-PAUSE
        {Page::bakarat,
         {"game", "system", "procedure"},
         "round",
         {{"round", "paused"}, {"informed", "supervisor"}}},
        // INCIDENT-BAKARAT-RESUME
        {Page::bakarat, {"solved-quickly"}, "pause", {{"round", "resumed"}}},
        // INCIDENT-BAKARAT-CANCEL
        {Page::bakarat, {"not-solved-quickly"}, "pause", {{"result", "void"}, {"stakes", "returned"}}},
        // INCIDENT-TOUCH-MALFUNCTION
        {Page::touch,
         {"hardware", "software"},
         "round",
         {{"result", "void"}, {"payouts", "void"}, {"stakes", "returned"}}},
    };
    return all;
}

const Rule& rule_for(const Table& table, const Incident& incident) {
    for (const Rule& rule : rules()) {
        const bool known = std::find(rule.causes.begin(), rule.causes.end(), incident.cause) != rule.causes.end();
        if (rule.page == table.page && rule.during == incident.during && known) return rule;
    }
    throw Refused("no such incident is known at " + table.id);
}

}  // namespace

Consequences TroubledRound::happens(const Incident& incident) {
    const Rule& rule = rule_for(*table_, incident);
    if (incident.cards < rule.least_cards) throw Refused("so few cards are no such incident");
    if (rule.during == "pause" && !paused_) throw Refused("the round is not paused");
    for (const auto& [part, value] : rule.then) {
        if (part == "round" && value == "paused") paused_ = true;
    }
    if (rule.during == "pause") paused_ = false;  // solved or not, the pause is over
    return rule.then;
}

}  // namespace baccarat
