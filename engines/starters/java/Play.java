// The game: your own engine is called here.

import java.math.BigInteger;
import java.util.*;

class Play {
    record Settled(String result, BigInteger returned) {} // win, lose or push

    record Played(List<String> player, List<String> banker, String winner, Map<String, Settled> bets) {}

    // CALL YOUR ENGINE HERE, in place of this plain small baccarat for the table touch.
    //
    // The deal is the next cards of the shoe, six or more; stakes are cents by the id of the bet. Return both hands,
    // the winner, and for each bet its result and all that it gives back, in cents, the stake included.
    static Played coup(List<String> deal, Map<String, BigInteger> stakes) {
        List<String> player = new ArrayList<>(List.of(deal.get(0), deal.get(2)));
        List<String> banker = new ArrayList<>(List.of(deal.get(1), deal.get(3)));
        if (total(player) < 8 && total(banker) < 8) {
            if (total(player) <= 5) player.add(deal.get(4));
            if (bankerDraws(total(banker), player)) banker.add(deal.get(player.size() + 2));
        }
        int margin = total(player) - total(banker);
        String winner = margin > 0 ? "player" : margin < 0 ? "banker" : "tie";
        Map<String, Settled> bets = new LinkedHashMap<>();
        stakes.forEach((bet, stake) -> bets.put(bet, settle(bet, stake, winner)));
        return new Played(player, banker, winner, bets);
    }

    static Settled settle(String bet, BigInteger stake, String winner) {
        if (bet.equals(winner)) {
            int percent = Map.of("player", 100, "banker", 95, "tie", 800).get(bet);
            BigInteger[] won = stake.multiply(BigInteger.valueOf(percent)).divideAndRemainder(BigInteger.valueOf(100));
            return new Settled("win", stake.add(won[0])); // rounded down to the cent
        }
        return winner.equals("tie") ? new Settled("push", stake) : new Settled("lose", BigInteger.ZERO);
    }

    static boolean bankerDraws(int banker, List<String> player) {
        if (player.size() == 2) return banker <= 5;
        int on = total(player.subList(2, 3));
        if (banker == 3) return on != 8;
        return banker < 3 || (banker < 7 && on >= 2 * (banker - 3) && on <= 7); // 4: 2 to 7, 5: 4 to 7, 6: 6 and 7
    }

    static int total(List<String> cards) {
        return cards.stream().mapToInt(card -> "A23456789".indexOf(card.charAt(0)) + 1).sum() % 10;
    }
}
