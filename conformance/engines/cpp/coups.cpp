#include "coups.hpp"

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

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
               returned(stake_.amount, odds, rounding_) + R"("})";
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

void check_deal(const std::vector<Card>& deal, int decks) {
    if (deal.size() < most_cards) throw Refused("a deal has six cards at least, as many as a coup can use");
    if (deal.size() <= static_cast<std::size_t>(decks)) return;
    std::array<int, ranks * suits> seen{};
    for (const Card card : deal) {
        if (++seen[card.rank * suits + card.suit] > decks) {
            std::string reason = "there is no more than one ";
            write_card(reason, card);
            throw Refused(reason + " in each deck");
        }
    }
}

void read_deal(const json& codes, std::vector<Card>& deal) {
    deal.clear();
    for (const json& code : elements(codes, "deals")) {
        const auto card = read_card(as_text(code, "a card"));
        if (!card) throw Malformed("a card is a rank and a suit");
        deal.push_back(*card);
    }
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

}  // namespace

void answer_coups(const json& request, const std::string& seq, std::string& text) {
    const Table& table = table_called(text_of(request, "table"));
    const std::int64_t round = whole_number_of(request, "round");
    const json& deals = elements(field(request, "deals"), "deals");
    if (round < 1) throw Refused("the rounds of a shoe are counted from one");

    std::vector<StakedBet> bets;
    for (const Stake& stake : read_stakes(request, table)) {
        check_round(*stake.offer, round);
        bets.emplace_back(stake, table.rounding);
    }

    text += R"({"seq":)" + seq + R"(,"coups":[)";
    std::vector<Card> deal;
    bool first = true;
    for (const json& codes : deals) {
        read_deal(codes, deal);
        check_deal(deal, table.decks);
        if (!std::exchange(first, false)) text += ',';
        write_coup(text, play(deal), bets);
    }
    text += "]}";
}

}  // namespace baccarat
