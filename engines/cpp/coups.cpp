#include "coups.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "deals.hpp"
#include "fields.hpp"
#include "money.hpp"
#include "refusal.hpp"
#include "stakes.hpp"
#include "tables.hpp"

namespace baccarat {
namespace {

using nlohmann::json;

// One stake of the request. What it gives back depends on the odds alone, so each settlement is written once
// for a request, however many its deals.
class StakedBet {
public:
    StakedBet(const Stake& stake, Rounding rounding) : stake_(stake), rounding_(rounding) {}

    const std::string& settlement(const Coup& coup) {
        const Odds odds = stake_.offer->bet(coup);
        for (const auto& [hundredths, text] : written_) {
            if (hundredths == odds.hundredths) return text;
        }
        return written_.emplace_back(odds.hundredths, write(odds)).second;
    }

private:
    std::string write(Odds odds) const {
        const char* result = odds.hundredths > 0 ? "win" : odds.hundredths == 0 ? "push" : "lose";
        return R"({"bet":")" + stake_.offer->id + R"(","result":")" + result + R"(","returned":")" +
               written(returned(stake_.amount, odds, rounding_)) + R"("})";
    }

    Stake stake_;
    Rounding rounding_;
    std::vector<std::pair<int, std::string>> written_;
};

// AVAILABILITY-PAIR, AVAILABILITY-SIDE: a bet is taken up to its last round, that round included.
void check_round(const Offer& offer, std::int64_t round) {
    if (offer.last_round != whole_shoe && round > offer.last_round) {
        throw Refused(offer.id + " is taken up to round " + std::to_string(offer.last_round) + " of a shoe");
    }
}

std::vector<Deal> deals_in(const json& request) {
    std::vector<Deal> deals;
    for (const json& codes : elements(field(request, "deals"), "deals")) deals.push_back(read_deal(codes, "a deal"));
    return deals;
}

struct Hands {
    std::vector<Card> player;
    std::vector<Card> banker;
};

std::vector<Hands> hands_in(const json& request) {
    std::vector<Hands> coups;
    for (const json& item : elements(field(request, "hands"), "hands")) {
        Hands hands;
        hands.player = read_deal(field(item, "player"), "a hand");
        hands.banker = read_deal(field(item, "banker"), "a hand");
        coups.push_back(std::move(hands));
    }
    return coups;
}

Coup lying(const Hands& hands, int decks) {
    std::vector<Card> cards = hands.player;
    cards.insert(cards.end(), hands.banker.begin(), hands.banker.end());
    check_cards(cards, decks);
    const auto coup = as_it_lies(hands.player, hands.banker);
    if (!coup) throw Refused("the drawing rules do not give these hands");
    return *coup;
}

void write_hand(std::string& text, const Hand& hand) {
    for (int i = 0; i < hand.count; ++i) {
        text += i == 0 ? R"(")" : R"(,")";
        write_card(text, hand.cards[i]);
        text += '"';
    }
}

void write_coup(std::string& text, const Coup& coup, std::vector<StakedBet>& bets) {
    text += R"({"player":[)";
    write_hand(text, coup.player);
    text += R"(],"banker":[)";
    write_hand(text, coup.banker);
    text += R"(],"player_total":)";
    text += static_cast<char>('0' + coup.player.total);
    text += R"(,"banker_total":)";
    text += static_cast<char>('0' + coup.banker.total);
    text += R"(,"winner":")";
    text += coup.winner == Winner::player ? "player" : coup.winner == Winner::banker ? "banker" : "tie";
    text += R"(","settlements":[)";
    bool first = true;
    for (StakedBet& bet : bets) {
        if (!std::exchange(first, false)) text += ',';
        text += bet.settlement(coup);
    }
    text += "]}";
}

// Writes a coup for each item of the request; `read` reads the items, and `made` makes a coup of one.
template <typename Read, typename Make>
void answer_with(const char* op, const json& request, const std::string& seq, std::string& text, Read read, Make made) {
    const std::string& id = text_of(request, "table");
    const std::int64_t round = whole_number_of(request, "round");
    const std::vector<WrittenStake> stakes = stakes_in(request);
    const auto items = read(request);

    const Table& table = table_for(op, id);
    if (round < 1) throw Refused("the rounds of a shoe are counted from one");
    std::vector<StakedBet> bets;
    for (const Stake& stake : take(stakes, table)) {
        check_round(*stake.offer, round);
        bets.emplace_back(stake, table.rounding);
    }

    text += R"({"seq":)" + seq + R"(,"coups":[)";
    bool first = true;
    for (const auto& item : items) {
        const Coup coup = made(item, table.decks);
        if (!std::exchange(first, false)) text += ',';
        write_coup(text, coup, bets);
    }
    text += "]}";
}

Coup played(const Deal& deal, int decks) {
    check_deal(deal, decks);
    return play(deal);
}

}  // namespace

void answer_coups(const json& request, const std::string& seq, std::string& text) {
    answer_with("coup", request, seq, text, deals_in, played);
}

void answer_settle(const json& request, const std::string& seq, std::string& text) {
    answer_with("settle", request, seq, text, hands_in, lying);
}

}  // namespace baccarat
