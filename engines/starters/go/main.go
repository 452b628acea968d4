// An engine that baccarat-conformance can ask: a request a line on standard input, an answer a line on standard output.
//
// This file speaks protocol 1; your own engine is called in play.go.
// Build it with: go build -o engine main.go play.go
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"regexp"
	"strings"
)

// Add your tables and what the engine does at each; `baccarat tables` lists the ids.
var tables = map[string][]string{"touch": {"coup"}}

const decks = 8

var card = regexp.MustCompile(`^[A23456789TJQK][SHDC]$`)
var money = regexp.MustCompile(`^0*([0-9]{1,18})(?:\.([0-9]{1,2})0{0,34})?$`)

type object = map[string]any

type request struct {
	Op, Seq, Table string
	Round          int64
	Bets           []struct{ Bet, Stake string }
	Deals          [][]string
}

func answer(asked request) object {
	if asked.Op == "hello" {
		engine := object{"name": "my-engine", "version": "1", "language": "Go"}
		return object{"protocol": 1, "engine": engine, "tables": tables}
	}
	if asked.Op != "coup" {
		return object{"unsupported": "op " + asked.Op}
	}
	for _, deal := range asked.Deals {
		for _, code := range deal {
			if !card.MatchString(code) {
				return object{"error": object{"message": code + " is not a card"}}
			}
		}
	}
	if tables[asked.Table] == nil || asked.Round < 1 {
		return rejected("there is no round %v at %s", asked.Round, asked.Table)
	}
	stakes, seen := []stake{}, map[string]bool{}
	for _, item := range asked.Bets {
		if odds[item.Bet] == 0 || seen[item.Bet] {
			return rejected("%s is not taken, or staked on twice", item.Bet)
		}
		cents := read(item.Stake)
		if cents == nil {
			return rejected("a stake of %s cannot be taken", item.Stake)
		}
		stakes, seen[item.Bet] = append(stakes, stake{item.Bet, cents}), true
	}
	coups := []object{}
	for _, deal := range asked.Deals {
		for _, code := range deal {
			if strings.Count(strings.Join(deal, " "), code) > decks {
				return rejected("%s comes more often than there are decks", code)
			}
		}
		if len(deal) < 6 {
			return rejected("%d cards are too few", len(deal))
		}
		coups = append(coups, coup(deal, stakes))
	}
	return object{"coups": coups}
}

func coup(deal []string, stakes []stake) object {
	player, banker, winner, bets := play(deal, stakes)
	settlements := []object{}
	for _, one := range bets {
		returned := new(big.Rat).SetFrac(one.returned, big.NewInt(100)).FloatString(2)
		settlements = append(settlements, object{"bet": one.bet, "result": one.result, "returned": returned})
	}
	return object{"player": player, "banker": banker, "player_total": total(player), "banker_total": total(banker),
		"winner": winner, "settlements": settlements}
}

// read returns a stake in cents, or nil where the text is none.
func read(text string) *big.Int {
	parts := money.FindStringSubmatch(text)
	if parts == nil {
		return nil
	}
	cents, _ := new(big.Int).SetString(parts[1]+(parts[2] + "00")[:2], 10)
	if cents.Sign() == 0 {
		return nil
	}
	return cents
}

func rejected(format string, values ...any) object {
	return object{"rejected": object{"reason": fmt.Sprintf(format, values...)}}
}

func main() {
	lines, answers := bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	for line, end := lines.ReadBytes('\n'); end == nil; line, end = lines.ReadBytes('\n') {
		var asked request
		reply := object{"error": object{"message": "the request is no message of the protocol"}}
		if json.Unmarshal(line, &asked) == nil && (asked.Op != "coup" || asked.Bets != nil && asked.Deals != nil) {
			reply = answer(asked)
		}
		reply["seq"] = asked.Seq
		answers.Encode(reply)
	}
}
