// An engine that baccarat-conformance can ask: a request a line on standard input, an answer a line on standard output.
// This file speaks protocol 1; your own engine is called in Play.java.
// Build it with: javac Engine.java Play.java Json.java; run it with: java Engine (Java 17 or newer, and no library)

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.regex.Pattern;

@SuppressWarnings("unchecked")
public class Engine {
    static final Map<String, List<String>> TABLES = Map.of("touch", List.of("coup")); // `baccarat tables` lists the ids
    static final Map<String, List<String>> BETS = Map.of("touch", List.of("player", "banker", "tie"));
    static final int DECKS = 8;
    static final Pattern STAKE = Pattern.compile("0*([0-9]{1,18})(?:\\.([0-9]{1,2})0{0,34})?");

    static class Rejected extends RuntimeException { // the rules or the table forbid what is asked
        Rejected(String reason) { super(reason); }
    }

    static Map<String, ?> answer(Map<String, ?> request) {
        String op = (String) request.get("op"), table = (String) request.get("table");
        if (op.equals("hello")) {
            Map<String, String> engine = Map.of("name", "my-engine", "version", "1", "language", "Java");
            return Map.of("protocol", 1, "engine", engine, "tables", TABLES);
        }
        if (!op.equals("coup")) return Map.of("unsupported", "op " + op);
        List<List<String>> deals = (List<List<String>>) request.get("deals");
        if (!deals.stream().flatMap(List::stream).allMatch(card -> card.matches("[A23456789TJQK][SHDC]"))) {
            throw new IllegalArgumentException("a card is none");
        }
        if (!TABLES.containsKey(table)) throw new Rejected(table + " is not a table");
        BigInteger round = ((BigDecimal) request.get("round")).toBigIntegerExact();
        if (round.signum() < 1) throw new Rejected("rounds are counted from 1");
        Map<String, BigInteger> stakes = new LinkedHashMap<>();
        for (Map<String, String> item : (List<Map<String, String>>) request.get("bets")) {
            String bet = item.get("bet");
            if (!BETS.get(table).contains(bet)) throw new Rejected(bet + " is not taken");
            if (stakes.put(bet, cents(item.get("stake"))) != null) throw new Rejected(bet + " is staked on twice");
        }
        return Map.of("coups", deals.stream().map(deal -> coup(deal, stakes)).toList());
    }

    static Map<String, ?> coup(List<String> deal, Map<String, BigInteger> stakes) {
        if (deal.size() < 6 || deal.stream().anyMatch(card -> Collections.frequency(deal, card) > DECKS)) {
            throw new Rejected("a shoe gives no such cards");
        }
        Play.Played coup = Play.coup(deal, stakes);
        List<Map<String, String>> settlements = new ArrayList<>();
        coup.bets().forEach((bet, one) -> settlements.add(Map.of(
            "bet", bet, "result", one.result(), "returned", new BigDecimal(one.returned(), 2).toPlainString())));
        return Map.of(
            "player", coup.player(), "banker", coup.banker(), "winner", coup.winner(), "settlements", settlements,
            "player_total", Play.total(coup.player()), "banker_total", Play.total(coup.banker()));
    }

    static BigInteger cents(String stake) {
        var read = STAKE.matcher(stake);
        if (!read.matches()) throw new Rejected("a stake of " + stake + " cannot be taken");
        String decimals = (read.group(2) == null ? "" : read.group(2)) + "00";
        BigInteger amount = new BigInteger(read.group(1) + decimals.substring(0, 2));
        if (amount.signum() == 0) throw new Rejected("a stake of nothing cannot be taken");
        return amount;
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Map<String, Object> reply = new LinkedHashMap<>();
            try {
                Map<String, ?> request = (Map<String, ?>) Json.read(line);
                reply.put("seq", (String) request.get("seq"));
                reply.putAll(answer(request));
            } catch (Rejected reason) {
                reply.put("rejected", Map.of("reason", reason.getMessage()));
            } catch (RuntimeException fault) { // a request that is no message, or a fault of the engine
                reply.putIfAbsent("seq", "");
                reply.put("error", Map.of("message", fault.toString()));
            }
            System.out.write((Json.write(reply) + "\n").getBytes(StandardCharsets.UTF_8));
            System.out.flush();
        }
    }
}
