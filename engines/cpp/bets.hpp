// The bets: what each pays on a finished coup.
#pragma once

#include "tableau.hpp"

namespace baccarat {

// Net odds in hundredths of the stake: 8:1 is 800, 1:2 is 50. Below nothing the stake is lost, at nothing returned.
struct Odds {
    int hundredths;
};

constexpr Odds lose{-100};
constexpr Odds push{0};
constexpr Odds to_one(int winnings) { return Odds{winnings * 100}; }

using Bet = Odds (*)(const Coup&);

Odds player(const Coup& coup);
Odds banker_with_commission(const Coup& coup);
Odds banker_half_on_six(const Coup& coup);
Odds banker_net(const Coup& coup);
Odds tie(const Coup& coup);

Odds player_pair(const Coup& coup);
Odds banker_pair(const Coup& coup);
Odds either_pair(const Coup& coup);
Odds perfect_pair(const Coup& coup);
Odds tiger_pair(const Coup& coup);

Odds player_natural(const Coup& coup);
Odds banker_natural(const Coup& coup);
Odds player_dragon_bonus(const Coup& coup);
Odds banker_dragon_bonus(const Coup& coup);

Odds six(const Coup& coup);             // Fortune Six, Lucky Six, Tiger
Odds two_card_six(const Coup& coup);    // Small Tiger, Two-Card Lucky Six
Odds three_card_six(const Coup& coup);  // Big Tiger, Three-Card Lucky Six
Odds super_six(const Coup& coup);
Odds tiger_tie(const Coup& coup);

Odds big(const Coup& coup);
Odds small(const Coup& coup);

}  // namespace baccarat
