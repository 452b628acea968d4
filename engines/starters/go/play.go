package main

import (
	"math/big"
	"strings"
)

// The net odds of each bet at touch, in hundredths of the stake.
var odds = map[string]int64{"player": 100, "banker": 95, "tie": 800}

type stake struct {
	bet   string
	cents *big.Int
}

type settled struct {
	bet, result string // win, lose or push
	returned    *big.Int
}

// CALL YOUR ENGINE HERE, in place of this plain small baccarat for the table touch.
//
// The deal is the next cards of the shoe, six or more; stakes are in cents. Return both hands, the winner, and for each
// bet its result and all that it gives back, in cents, the stake included.
func play(deal []string, stakes []stake) (player, banker []string, winner string, bets []settled) {
	player, banker = []string{deal[0], deal[2]}, []string{deal[1], deal[3]}
	if total(player) < 8 && total(banker) < 8 {
		if total(player) <= 5 {
			player = append(player, deal[4])
		}
		if bankerDraws(total(banker), player[2:]) {
			banker = append(banker, deal[len(player)+2])
		}
	}
	winner = "tie"
	if margin := total(player) - total(banker); margin > 0 {
		winner = "player"
	} else if margin < 0 {
		winner = "banker"
	}
	for _, item := range stakes {
		bets = append(bets, settle(item, winner))
	}
	return
}

func settle(item stake, winner string) settled {
	if item.bet == winner {
		won := new(big.Int).Mul(item.cents, big.NewInt(odds[item.bet]))
		won.Div(won, big.NewInt(100)) // rounded down to the cent
		return settled{item.bet, "win", won.Add(won, item.cents)}
	}
	if winner == "tie" {
		return settled{item.bet, "push", item.cents}
	}
	return settled{item.bet, "lose", new(big.Int)}
}

func bankerDraws(banker int, third []string) bool {
	if len(third) == 0 {
		return banker <= 5
	}
	on := total(third)
	if banker == 3 {
		return on != 8
	}
	return banker < 3 || banker < 7 && on >= 2*(banker-3) && on <= 7 // 4: 2 to 7, 5: 4 to 7, 6: 6 and 7
}

func total(cards []string) (sum int) {
	for _, card := range cards {
		sum += strings.IndexByte("A23456789", card[0]) + 1
	}
	return sum % 10
}
