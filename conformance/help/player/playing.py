"""The goal, how a round goes, and what the buttons do."""

from __future__ import annotations

from conformance.errors import N_
from conformance.help.document import Block, Content, ListBlock, Paragraph, Section, Term, Text, split
from conformance.help.pen import resting_on
from conformance.help.player.voice import Voice
from conformance.slip_rules import Charge, Copy, Credit, Move, Multiply, PlayCoup, Remove, SlipMachine, Transition

MAIN = ("player", "banker", "tie")


def goal(voice: Voice) -> Paragraph:
    """Return what the game is about, in one sentence."""
    nearest = voice.number(voice.rules.tableau.modulus - 1)
    values = {name: voice.introduced(name) for name in MAIN}
    message = (
        N_("Bet on the hand that ends closest to {nearest}, {player} or {banker}, or on a {tie}.")
        if "tie" in voice.at.offers
        else N_("Bet on the hand that ends closest to {nearest}, {player} or {banker}.")
    )
    rules = [voice.at.offer_rule, *voice.ids("objective")]
    return Paragraph(resting_on(voice.say(message, nearest=nearest, **values), rules))


def round_section(voice: Voice) -> Section:
    """Return how a round goes, in at most five steps."""
    tableau = voice.rules.tableau
    totals = voice.any_of(sorted(tableau.natural_totals))
    both = len(tableau.natural_stops) > 1
    cards = (
        N_("Player and Banker get two cards each. {totals} is a natural: no third card is dealt.")
        if both
        else N_("Player and Banker get two cards each. {totals} is a natural.")
    )
    stops = voice.part("natural_stop")
    steps = (
        _first_step(voice),
        resting_on(voice.say(cards, totals=totals), [*voice.part("deal", "natural"), *stops]),
        resting_on(
            voice.say(
                N_("Otherwise one or both hands may draw a third card. You do not decide this: the chart below does.")
            ),
            [*voice.part("third"), *voice.ids("choice")],
        ),
        resting_on(
            voice.say(
                N_("The hand closer to {nearest} wins and bets are paid."), nearest=voice.number(tableau.modulus - 1)
            ),
            [*voice.part("higher", "equal"), *_settling(voice)],
        ),
    )
    return Section("round", voice.name("heading", "How a round goes"), (ListBlock(steps, numbered=True),))


def _settling(voice: Voice) -> list[str]:
    """Return the rules by which a slip settles a round that is over."""
    slip = voice.rules.slips.get(voice.at.id)
    found = [act.rule for one in slip.transitions if one.on == "coup" for act in one.acts] if slip else []
    return [*found, *voice.ids("credit", "scan", "face-up", "dealer")]


def _first_step(voice: Voice) -> Content:
    slip = voice.rules.slips.get(voice.at.id)
    if slip is None:
        return voice.say(N_("Place your bets."))
    areas = voice.listed_or(voice.on_screen(bet) for bet in MAIN if bet in voice.at.offers)
    if _events(slip) >= {"deal"}:
        message = N_("Pick a chip, tap {areas}, and tap {deal}.")
        rules = [*_first_rules(slip), *voice.ids("chips", "areas")]
        return resting_on(voice.say(message, areas=areas, deal=voice.button("deal")), rules)
    seconds = slip.window.seconds if slip.window else 0
    message = (
        N_("Pick a chip and click the areas you want to bet on. Then press {confirm}: you have {seconds} seconds.")
        if seconds
        else N_("Pick a chip, click the areas you want to bet on, and press {confirm}.")
    )
    return resting_on(
        voice.say(message, confirm=voice.button("confirm"), seconds=voice.number(seconds)),
        [*_first_rules(slip), *voice.ids("chips", "stake-shown", "timer")],
    )


def _first_rules(slip: SlipMachine) -> list[str]:
    """Return the rules of placing chips and of the time for it."""
    adding = [one.rule for one in slip.transitions if one.on in ("select", "click")]
    return [slip.chips.rule, *adding, *([slip.window.rule] if slip.window else [])]


def _events(slip: SlipMachine) -> set[str]:
    return {one.on for one in slip.transitions}


def buttons_section(voice: Voice) -> Section:
    """Return what each button does."""
    slip = voice.rules.slips.get(voice.at.id)
    said = [] if slip is None else [*_of_slip(voice, slip)]
    said += _menu(voice)
    said += history(voice) if said else []
    blocks: tuple[Block, ...] = tuple(Paragraph(part) for part in said)
    return Section("buttons", voice.name("heading", "Buttons"), blocks)


def _of_slip(voice: Voice, slip: SlipMachine) -> list[Content]:
    """Return the buttons of a slip, those that belong together in one sentence."""
    by_event: dict[str, list[Transition]] = {}
    for one in slip.transitions:
        by_event.setdefault(one.on, []).append(one)
    refused = {event: refusal.rule for refusal in slip.refusals for event in refusal.on}
    said: list[Content] = []
    for event, message in _MESSAGES.items():
        found = by_event.get(event, [])
        if not _as_usual(event, found) or (event == "clear" and "undo" in by_event):
            continue
        rules = [rule for one in found for rule in _rules_of(one)]
        rules += [*voice.button_rules(event), *([refused[event]] if event in refused else [])]
        chosen = _DOUBLING.get(event, message) if _factors(found) == {2} else message
        said.append(resting_on(voice.say(chosen, button=voice.button(event), factor=_factor(voice, found)), rules))
    if all(_as_usual(event, by_event.get(event, [])) for event in ("undo", "clear")):
        both = [*by_event["clear"], *by_event["undo"]]
        rules = [rule for one in both for rule in _rules_of(one)]
        rules += [*voice.button_rules("clear"), *voice.button_rules("undo")]
        message = N_(
            "{clear} removes the bets that you have not confirmed, {undo} only the last one. Confirmed bets stay."
        )
        said.append(resting_on(voice.say(message, clear=voice.button("clear"), undo=voice.button("undo")), rules))
    if not said:
        return []
    stated = [*_first_rules(slip), *_settling(voice), *(rule for one in said for rule in split(one)[0])]
    own = [rule.id for rule in voice.here if rule.part == "bet-slip"]
    beside = {one.rule for one in slip.combinations}
    whole = tuple(part for at, one in enumerate(said) for part in ((Text(" "), *one) if at else one))
    return [resting_on(whole, [rule for rule in own if rule not in stated and rule not in beside])]


_MESSAGES = {
    "deal": N_("{button} starts the round."),
    "rebet": N_("{button} places your last bets again and starts the round."),
    "rebet-double": N_("{button} does the same with {factor} times your stakes."),
    "confirm": N_(
        "{button} takes your stakes from the balance; only confirmed bets count. Bets added later need it again."
    ),
    "double": N_("{button} multiplies the bets that you have not confirmed by {factor}."),
    "clear": N_("{button} removes all your bets."),
}
"""What each button does, in the order in which a page says it."""
_DOUBLING = {
    "rebet-double": N_("{button} does the same with double stakes."),
    "double": N_("{button} doubles the bets that you have not confirmed."),
}


def _rules_of(transition: Transition) -> list[str]:
    follow = [transition.then.rule] if transition.then is not None else []
    return list(dict.fromkeys([transition.rule, *(act.rule for act in transition.acts), *follow]))


def _as_usual(event: str, transitions: list[Transition]) -> bool:  # noqa: PLR0911 - one a button
    """Say whether a button does what its sentence says; of one that does not, the page says nothing."""
    acts = [act for one in transitions for act in one.acts]
    kinds = {type(act) for act in acts}
    match event:
        case "deal":
            return kinds >= {Charge, PlayCoup, Credit}
        case "rebet" | "rebet-double":
            copies = any(isinstance(act, Copy) and (act.what, act.to) == ("previous", "unconfirmed") for act in acts)
            return copies and all(one.then is not None and one.then.event == "deal" for one in transitions)
        case "confirm":
            return kinds >= {Charge, Move}
        case "double":
            return any(isinstance(act, Multiply) and act.what == "unconfirmed" for act in acts)
        case "clear":
            return bool(acts) and all(isinstance(act, Remove) and act.latest is None for act in acts)
        case "undo":
            return any(isinstance(act, Remove) and act.latest == 1 for act in acts)
        case _:
            return False


def _factors(transitions: list[Transition]) -> set[int]:
    return {act.factor for one in transitions for act in one.acts if isinstance(act, (Copy, Multiply))}


def _factor(voice: Voice, transitions: list[Transition]) -> Content:
    acts = [act for one in transitions for act in one.acts if isinstance(act, (Copy, Multiply))]
    return (voice.number(acts[0].factor, acts[0].rule),) if acts else ()


def _menu(voice: Voice) -> list[Content]:
    """Return what the menu has: sound, quick play, payouts, rules."""
    menus, items = voice.stated_by("menu"), voice.stated_by("menu-item", "sound", "exit", "features")
    if not menus:
        return []
    message = N_("{menu} has the sound, quick play, your past rounds, the payouts and these rules.")
    name = Term(voice.label(menus[0]) or voice.name("player's button", "Menu"))
    return [resting_on(voice.say(message, menu=name), [rule.id for rule in (*menus, *items)])]


def history(voice: Voice) -> list[Content]:
    """Return where past rounds are."""
    said: list[Content] = []
    for rule in voice.stated_by("history"):
        label = voice.label(rule)
        where = Term(label) if label else None
        real = rule.params.get("mode") == "real-money"
        named = (
            N_("Your past rounds are under {where} when you play for money."),
            N_("Your past bets are under {where}."),
        )
        bare = N_("Past rounds are kept when you play for money."), N_("The game keeps a list of your past bets.")
        message = (named if where else bare)[0 if real else 1]
        said.append(resting_on(voice.say(message, where=where or ()), rule.id))
    if voice.profile.history:
        said.append(voice.say(N_("Your past rounds are at {where}."), where=voice.profile.history))
    return said
