// An engine that baccarat-conformance can ask: a request a line on standard input, an answer a line on standard output.
// This file speaks protocol 1; your own engine is called in play.hpp.
// Build it with: g++ -std=c++17 -O2 -o engine engine.cpp (needs nlohmann-json3-dev)

#include <algorithm>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <stdexcept>
#include <string>
#include <vector>

#include "play.hpp"

using nlohmann::json;

// Add your tables and what the engine does at each; `baccarat tables` lists the ids.
const std::map<std::string, std::vector<std::string>> tables{{"touch", {"coup"}}};
constexpr int decks = 8;

struct Rejected : std::runtime_error {  // the rules or the table forbid what is asked
    using std::runtime_error::runtime_error;
};

Cents cents_in(const std::string& text) {
    static const std::regex stake(R"(0*([0-9]{1,18})(?:\.([0-9]{1,2})0{0,34})?)");
    std::smatch read;
    Cents cents = 0;
    if (text.size() < 100 && std::regex_match(text, read, stake)) {
        for (const char digit : read[1].str() + (read[2].str() + "00").substr(0, 2)) cents = cents * 10 + (digit - '0');
    }
    if (cents == 0) throw Rejected("the stake cannot be taken");
    return cents;
}

std::string written(Cents cents) {
    std::string digits;
    for (; cents > 0 || digits.size() < 3; cents /= 10) digits += static_cast<char>('0' + static_cast<int>(cents % 10));
    std::reverse(digits.begin(), digits.end());
    return digits.insert(digits.size() - 2, ".");
}

json coup_of(const Cards& deal, const std::vector<Stake>& stakes) {
    const auto often = [&](const auto& card) { return std::count(deal.begin(), deal.end(), card) > decks; };
    if (deal.size() < 6 || std::any_of(deal.begin(), deal.end(), often)) throw Rejected("a shoe gives no such cards");
    const Played coup = play(deal, stakes);
    json settlements = json::array();
    for (const auto& [bet, result, returned] : coup.bets) {
        settlements.push_back({{"bet", bet}, {"result", result}, {"returned", written(returned)}});
    }
    return {{"player", coup.player}, {"banker", coup.banker}, {"player_total", total(coup.player)},
            {"banker_total", total(coup.banker)}, {"winner", coup.winner}, {"settlements", settlements}};
}

json answer(const json& request) {
    const std::string op = request.at("op");
    if (op == "hello") {
        const json engine{{"name", "my-engine"}, {"version", "1"}, {"language", "C++"}};
        return {{"protocol", 1}, {"engine", engine}, {"tables", tables}};
    }
    if (op != "coup") return {{"unsupported", "op " + op}};
    const std::string table = request.at("table");
    const std::vector<Cards> deals = request.at("deals");
    const bool fits = request.at("round").is_number_integer() && request.at("bets").is_array();
    if (!fits) throw std::invalid_argument("the request does not fit its schema");
    static const std::regex card("[A23456789TJQK][SHDC]");
    for (const Cards& deal : deals) {
        for (const auto& code : deal) if (!std::regex_match(code, card)) throw std::invalid_argument("no card");
    }
    if (tables.count(table) == 0 || request.at("round") < 1) throw Rejected("there is no such table or round");
    std::vector<Stake> stakes;
    for (const json& item : request.at("bets")) {
        const std::string bet = item.at("bet");
        const auto same = [&](const Stake& stake) { return stake.bet == bet; };
        if (odds.count(bet) == 0 || std::any_of(stakes.begin(), stakes.end(), same)) {
            throw Rejected(bet + " is not taken, or staked on twice");
        }
        stakes.push_back({bet, cents_in(item.at("stake"))});
    }
    json coups = json::array();
    for (const Cards& deal : deals) coups.push_back(coup_of(deal, stakes));
    return {{"coups", coups}};
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        std::string seq;
        json reply;
        try {
            const json request = json::parse(line);
            seq = request.at("seq");
            reply = answer(request);
        } catch (const Rejected& reason) {
            reply = {{"rejected", {{"reason", reason.what()}}}};
        } catch (const std::exception& fault) {  // a request that is no message of the protocol
            reply = {{"error", {{"message", fault.what()}}}};
        }
        reply["seq"] = seq;
        std::cout << reply.dump() << std::endl;
    }
}
