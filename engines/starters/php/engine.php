<?php
// An engine that baccarat-conformance can ask: a request a line on standard input, an answer a line on standard output.
// `play` is a plain small baccarat for the table touch; call your own engine there. The rest speaks protocol 1.
// Run it with: php engine.php (PHP 8.1 or newer, with bcmath: money has more digits than an integer)

declare(strict_types=1);

const TABLES = ['touch' => ['coup']]; // add your tables and what the engine does there: see `baccarat tables`
const BETS = ['touch' => ['player', 'banker', 'tie']];
const DECKS = 8;

class Rejected extends Exception {} // the rules or the table forbid what is asked

ini_set('display_errors', 'stderr'); // standard output is for answers alone
set_error_handler(fn(int $level, string $message) => throw new ErrorException($message));

// CALL YOUR ENGINE HERE. The deal is the next cards of the shoe, six or more; stakes are cents by the id of the bet.
// Return both hands, the winner, and for each bet its result and all that it gives back, in cents, the stake included.
function play(array $deal, array $stakes): array
{
    [$player, $banker, $rest] = [[$deal[0], $deal[2]], [$deal[1], $deal[3]], array_slice($deal, 4)];
    if (total($player) < 8 && total($banker) < 8) {
        $third = total($player) <= 5 ? [array_shift($rest)] : [];
        $player = [...$player, ...$third];
        if (banker_draws(total($banker), $third)) {
            $banker[] = array_shift($rest);
        }
    }
    $winner = ['banker', 'tie', 'player'][(total($player) <=> total($banker)) + 1];
    $bets = [];
    foreach ($stakes as $bet => $stake) {
        $bets[$bet] = settle($bet, $stake, $winner);
    }
    return [$player, $banker, $winner, $bets];
}

function settle(string $bet, string $stake, string $winner): array
{
    if ($bet === $winner) { // bcdiv rounds down, here to the cent
        $won = ['player' => $stake, 'banker' => bcdiv(bcmul($stake, '95'), '100', 0), 'tie' => bcmul($stake, '8')];
        return ['win', bcadd($stake, $won[$bet])];
    }
    return $winner === 'tie' ? ['push', $stake] : ['lose', '0'];
}

function banker_draws(int $banker, array $third): bool
{
    if ($third === []) {
        return $banker <= 5;
    }
    $on = [3 => [0, 1, 2, 3, 4, 5, 6, 7, 9], 4 => [2, 3, 4, 5, 6, 7], 5 => [4, 5, 6, 7], 6 => [6, 7], 7 => []];
    return $banker <= 2 || in_array(total($third), $on[$banker], true);
}

function total(array $cards): int
{
    return array_sum(array_map(fn(string $card) => (int) strpos('TA23456789', $card[0]), $cards)) % 10;
}

// The protocol.

function answer(array $request): array
{
    if ($request['op'] === 'hello') {
        $engine = ['name' => 'my-engine', 'version' => '1', 'language' => 'PHP'];
        return ['protocol' => 1, 'engine' => $engine, 'tables' => TABLES];
    }
    if ($request['op'] !== 'coup') {
        return ['unsupported' => "op {$request['op']}"];
    }
    $fits = is_int($request['round']) && array_is_list($request['bets']) && array_is_list($request['deals']);
    foreach ($fits ? array_merge([], ...$request['deals']) : throw new ValueError('no such request') as $card) {
        preg_match('/^[A23456789TJQK][SHDC]\z/', $card) || throw new ValueError("$card is not a card");
    }
    isset(TABLES[$request['table']]) && $request['round'] >= 1 || throw new Rejected('there is no such table or round');
    $stakes = [];
    foreach ($request['bets'] as ['bet' => $bet, 'stake' => $stake]) {
        if (!in_array($bet, BETS[$request['table']], true) || isset($stakes[$bet])) {
            throw new Rejected("$bet is not taken, or staked on twice");
        }
        $stakes[$bet] = cents($stake);
    }
    return ['coups' => array_map(fn(array $deal) => coup($deal, $stakes), $request['deals'])];
}

function coup(array $deal, array $stakes): array
{
    if (count($deal) < 6 || max(array_count_values($deal)) > DECKS) {
        throw new Rejected('a shoe gives no such cards');
    }
    [$player, $banker, $winner, $bets] = play($deal, $stakes);
    $settlements = [];
    foreach ($bets as $bet => [$result, $returned]) {
        $settlements[] = ['bet' => $bet, 'result' => $result, 'returned' => bcdiv($returned, '100', 2)];
    }
    $totals = ['player_total' => total($player), 'banker_total' => total($banker)];
    return ['player' => $player, 'banker' => $banker, ...$totals, 'winner' => $winner, 'settlements' => $settlements];
}

function cents(string $stake): string
{
    $fits = preg_match('/^0*([0-9]{1,18})(?:\.([0-9]{1,2})0{0,34})?\z/', $stake, $read);
    $amount = $fits ? ltrim($read[1] . str_pad($read[2] ?? '', 2, '0'), '0') : '';
    return $amount ?: throw new Rejected("a stake of $stake cannot be taken");
}

while (($line = fgets(STDIN)) !== false) {
    $seq = '';
    try {
        $request = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
        $seq = $request['seq'];
        $reply = answer($request);
    } catch (Rejected $reason) {
        $reply = ['rejected' => ['reason' => $reason->getMessage()]];
    } catch (Throwable $fault) { // a request that is no message of the protocol, or a fault of the engine
        $reply = ['error' => ['message' => $fault->getMessage()]];
    }
    echo json_encode(['seq' => $seq, ...$reply], JSON_UNESCAPED_UNICODE), "\n";
}
