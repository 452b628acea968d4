#include "tables.hpp"

#include <algorithm>

#include "refusal.hpp"

namespace baccarat {
namespace {

using Offers = std::vector<Offer>;

constexpr int last_round_of_pairs = 60;      // AVAILABILITY-PAIR
constexpr int last_round_of_side_bets = 50;  // AVAILABILITY-SIDE

// OFFER-BAKARAT, OFFER-BAKARAT-NO-COMMISSION: the modes differ in Banker alone.
Offers bakarat_offers(Bet banker) {
    return {
        {"player", player},
        {"banker", banker},
        {"tie", tie},
        {"player-pair", player_pair, last_round_of_pairs},
        {"banker-pair", banker_pair, last_round_of_pairs},
        {"either-pair", either_pair, last_round_of_side_bets},
        {"perfect-pair", perfect_pair, last_round_of_side_bets},
        {"player-natural", player_natural, last_round_of_side_bets},
        {"banker-natural", banker_natural, last_round_of_side_bets},
        {"player-dragon-bonus", player_dragon_bonus},
        {"banker-dragon-bonus", banker_dragon_bonus},
        {"lucky-six", six, last_round_of_side_bets},
        {"two-card-lucky-six", two_card_six, last_round_of_side_bets},
        {"three-card-lucky-six", three_card_six, last_round_of_side_bets},
    };
}

// OFFER-BIG-SMALL
Offers big_small_offers() {
    return {
        {"player", player},           {"banker", banker_net},       {"tie", tie}, {"player-pair", player_pair},
        {"banker-pair", banker_pair}, {"big", big},                 {"small", small},
    };
}

// OFFER-SBO-BACCARAT
Offers sbo_baccarat_offers() {
    return {
        {"player", player},
        {"banker", banker_with_commission},
        {"tie", tie},
        {"player-pair", player_pair},
        {"banker-pair", banker_pair},
        {"player-dragon-bonus", player_dragon_bonus},
        {"banker-dragon-bonus", banker_dragon_bonus},
        {"fortune-six", six},
    };
}

// OFFER-SBO-SUPER-SIX
Offers sbo_super_six_offers() {
    return {
        {"player", player},           {"banker", banker_half_on_six}, {"tie", tie}, {"player-pair", player_pair},
        {"banker-pair", banker_pair}, {"super-six", super_six},
    };
}

// OFFER-SBO-TIGER: the five Tiger bets beside those of sbo-baccarat.
Offers sbo_tiger_offers() {
    Offers offers = sbo_baccarat_offers();
    const Offers tiger_bets{
        {"tiger", six},
        {"big-tiger", three_card_six},
        {"small-tiger", two_card_six},
        {"tiger-tie", tiger_tie},
        {"tiger-pair", tiger_pair},
    };
    offers.insert(offers.end(), tiger_bets.begin(), tiger_bets.end());
    return offers;
}

// OFFER-TOUCH
Offers touch_offers() { return {{"player", player}, {"banker", banker_with_commission}, {"tie", tie}}; }

std::vector<std::string> abilities_at(Page page) {
    std::vector<std::string> abilities{"coup", "settle", "shoe"};
    if (page != Page::panduan) abilities.insert(abilities.end(), {"limits", "incidents"});
    if (page == Page::sbo) abilities.emplace_back("complaints");
    if (page == Page::sbo || page == Page::touch) abilities.emplace_back("bet-slip");
    return abilities;
}

// DECKS-BAKARAT, DECKS-BIG-SMALL, DECKS-TOUCH; the SBO pages state none, and eight is assumed (D002).
constexpr int eight_decks = 8;

Table table(const char* id, Page page, Offers offers, Rounding rounding = Rounding::none) {
    return {id, page, eight_decks, rounding, std::move(offers), abilities_at(page)};
}

}  // namespace

bool Table::can(std::string_view ability) const {
    return std::find(abilities.begin(), abilities.end(), ability) != abilities.end();
}

const std::vector<Table>& tables() {
    static const std::vector<Table> all{
        table("bakarat", Page::bakarat, bakarat_offers(banker_with_commission)),
        table("bakarat-no-commission", Page::bakarat, bakarat_offers(banker_half_on_six)),
        table("big-small", Page::panduan, big_small_offers()),
        table("sbo-baccarat", Page::sbo, sbo_baccarat_offers()),
        table("sbo-super-six", Page::sbo, sbo_super_six_offers()),
        table("sbo-tiger", Page::sbo, sbo_tiger_offers()),
        table("touch", Page::touch, touch_offers(), Rounding::down),  // ROUNDING-TOUCH
    };
    return all;
}

const Table& table_for(std::string_view op, const std::string& id) {
    for (const Table& table : tables()) {
        if (table.id != id) continue;
        if (!table.can(op)) throw Unsupported("op " + std::string(op) + " at " + id);
        return table;
    }
    throw Refused(id + " is not a table");
}

const Offer& offer_at(const Table& table, const std::string& bet) {
    for (const Offer& offer : table.offers) {
        if (offer.id == bet) return offer;
    }
    throw Refused(table.id + " does not take " + bet);
}

}  // namespace baccarat
