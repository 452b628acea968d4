"""The facts of a table, what happens when something goes wrong, and how to complain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

import msgspec

from conformance.cards import RANKS
from conformance.errors import N_
from conformance.help.document import Block, Content, ListBlock, Paragraph, Section, Term, Text
from conformance.help.pen import resting_on
from conformance.help.player.playing import history
from conformance.help.player.voice import Voice
from conformance.procedure_rules import Amounts, Consequences, IncidentRule, LimitRules
from conformance.words.numbers import write_number

HOUR = 3600


def table_section(voice: Voice) -> Section:
    """Return the facts of the table."""
    said = [
        *_decks(voice),
        *_shoe(voice),
        *_unit(voice),
        *_limits(voice),
        *_availability(voice),
        *_beside(voice),
        *_screen(voice),
        *([] if voice.at.id in voice.rules.slips else history(voice)),
    ]
    return Section("table", voice.name("heading", "At this table"), (ListBlock(tuple(said)),) if said else ())


def decks_known(voice: Voice) -> int | None:
    """Return the decks that a rule or the profile states, None where neither does."""
    return voice.at.decks if voice.at.decks_rule else voice.profile.decks


def _decks(voice: Voice) -> list[Content]:
    decks, shuffled = decks_known(voice), voice.around.shoe.shuffled_before
    rules = [voice.at.decks_rule, *voice.all_stating("shoe", "before")]
    if decks is None:
        return []
    message = {
        "each-round": N_("{decks} decks without jokers, shuffled together before every round."),
        "each-shoe": N_("{decks} decks without jokers, shuffled for every new shoe."),
        None: N_("{decks} decks without jokers."),
    }[shuffled]
    return [resting_on(voice.say(message, decks=voice.number(decks, voice.at.decks_rule)), rules)]


def _shoe(voice: Voice) -> list[Content]:
    shoe = voice.around.shoe
    said: list[Content] = []
    if shoe.burn_counts is not None and shoe.exposed is not None:
        said.append(_burnt(voice, shoe.burn_counts, counted=bool(shoe.exposed_counted)))
    if shoe.burnt_between_rounds is not None:
        rules = voice.all_stating("shoe", "burnt")
        none, some = N_("No cards are burnt between rounds."), N_("{count} cards are burnt between rounds.")
        count = voice.number(shoe.burnt_between_rounds)
        said.append(resting_on(voice.say(some if shoe.burnt_between_rounds else none, count=count), rules))
    if shoe.last_round is not None:
        message = {
            "current": N_("When the cut card comes out, that round is the last of the shoe."),
            "next": N_("When the cut card comes out, one more round is dealt from the shoe."),
        }[shoe.last_round]
        said.append(resting_on(voice.say(message), voice.all_stating("shoe", "last_round")))
    return said


def _burnt(voice: Voice, counts: dict[str, int], *, counted: bool) -> Content:
    """Return how many cards are burnt when a shoe starts."""
    pips = {str(number): number for number in range(2, 10)}
    high = {counts[rank] for rank in RANKS if rank not in pips and rank != "A"}
    rules = [rule for rank in RANKS for rule in voice.all_stating("shoe", f"cards_{rank}")]
    rules = [
        *voice.all_stating("shoe", "exposed"),
        *dict.fromkeys(rules),
        *voice.all_stating("shoe", "counted"),
    ]
    values = {"ace": voice.number(counts["A"]), "ten": voice.number(max(high))}
    if all(counts[rank] == number for rank, number in pips.items()) and len(high) == 1:
        message = (
            N_(
                "A new shoe starts with one open card. As many cards as it shows are burnt, and it is one of them: "
                "{ace} for an ace, {ten} for a 10 or a picture."
            )
            if counted
            else N_(
                "A new shoe starts with one open card, and as many cards as it shows are burnt: "
                "{ace} for an ace, {ten} for a 10 or a picture."
            )
        )
        return resting_on(voice.say(message, **values), rules)
    listed = ", ".join(
        f"{rank.replace('T', '10')} – {write_number(count, voice.language)}" for rank, count in counts.items()
    )
    return resting_on(
        voice.say(N_("A new shoe starts with one open card, which says how many are burnt ({counts})."), counts=listed),
        rules,
    )


def _unit(voice: Voice) -> list[Content]:
    if voice.at.money_rule is None:
        return []
    sentence = voice.say(N_("Every bet is a multiple of {unit}."), unit=voice.cash(voice.at.unit))
    return [resting_on(sentence, voice.at.money_rule)]


def _limits(voice: Voice) -> list[Content]:
    said: list[Content] = []
    limits, own = voice.around.limits, voice.profile.limits
    shown = voice.stated_by("limits")
    rules = [*voice.all_stating("limits", "bounds"), *voice.all_stating("limits", "reached")]
    if limits is not None and limits.stakes:
        said += _stated_limits(voice, limits)
    elif own and (own.minimum or own.maximum):
        low, high = (
            voice.cash(Decimal(amount), named=True) if amount else None for amount in (own.minimum, own.maximum)
        )
        message = (
            N_("You can bet from {low} to {high}.")
            if low and high
            else N_("The smallest bet is {low}.")
            if low
            else N_("The largest bet is {high}.")
        )
        said.append(resting_on(voice.say(message, low=low or (), high=high or ()), rules))
    elif limits is not None and limits.bounds:
        label = next((voice.label(rule) for rule in shown if voice.label(rule)), None)
        after = any(rule.params.get("after") == "seated" for rule in shown)
        if label and after:
            message = N_("The smallest and the largest bet are shown under {label} once you have taken a seat.")
        elif label:
            message = N_("The smallest and the largest bet are shown at the table, at {label}.")
        else:
            message = N_("The smallest and the largest bet are shown at the table.")
        said.append(
            resting_on(voice.say(message, label=Term(label) if label else ()), [*rules, *(rule.id for rule in shown)])
        )
    if limits is not None and limits.win is not None:
        sentence = voice.say(N_("A bet that could win more than {most} is not taken."), most=voice.cash(limits.win))
        said.append(resting_on(sentence, voice.all_stating("limits", "most")))
    elif own and own.largest_win:
        said.append(
            voice.say(N_("A round pays at most {most}."), most=voice.cash(Decimal(own.largest_win), named=True))
        )
    if limits is not None and limits.difference is not None:
        names = voice.listed_and(voice.bet_name(voice.at.offers[bet]) for bet in limits.difference.bets)
        message = N_(
            "The limit on {bets} is on the difference between the two bets: on the larger one less the smaller."
        )
        said.append(resting_on(voice.say(message, bets=names), voice.all_stating("limits", "capped_by")))
    return said


def _stated_limits(voice: Voice, limits: LimitRules) -> Iterator[Content]:
    """Yield the limits whose amounts the table states, those of bets with the same ones together."""
    bets: dict[Amounts, list[str]] = {}
    for bet, stated in limits.stakes.items():
        bets.setdefault(stated, []).append(bet)
    for stated, alike in bets.items():
        names = voice.listed_and(voice.bet_name(voice.at.offers[bet]) for bet in alike)
        low, high = voice.cash(stated.minimum), voice.cash(stated.maximum)
        sentence = voice.say(N_("You can bet from {low} to {high} on {bets}."), low=low, high=high, bets=names)
        yield resting_on(sentence, voice.all_stating("limits", "minimum"))
    if limits.table is not None:
        sentence = voice.say(N_("All your bets in a round together: at most {most}."), most=voice.cash(limits.table))
        yield resting_on(sentence, voice.all_stating("limits", "total"))


def _availability(voice: Voice) -> list[Content]:
    """Return until which round of a shoe bets are taken, those with one last round together."""
    groups: dict[tuple[int, str], list[str]] = {}
    for offer in voice.at.offers.values():
        if offer.last_round is not None and offer.availability_rule is not None:
            groups.setdefault((offer.last_round, offer.availability_rule), []).append(voice.bet_name(offer))
    return [
        resting_on(
            voice.say(
                N_("Up to round {round} of a shoe you can bet on {bets}."),
                round=voice.number(last, rule),
                bets=voice.listed_and(names),
            ),
            rule,
        )
        for (last, rule), names in groups.items()
    ]


def _beside(voice: Voice) -> list[Content]:
    """Return which bets can stand beside which, and which need another one."""
    said: list[Content] = []
    slip, limits = voice.rules.slips.get(voice.at.id), voice.around.limits
    named: set[str] = set()
    for one in slip.combinations if slip else ():
        if not set(one.bets) <= voice.at.offers.keys():
            continue
        names = voice.listed_and(voice.bet_name(voice.at.offers[bet]) for bet in one.bets)
        if one.most >= len(one.bets) and one.beside_others:
            message = N_("You can bet on {bets} together, and on any other bet beside them.")
        elif one.beside_others:
            message = N_("Of {bets} you can bet on {most} in one round, and on any other bet beside them.")
        else:
            message = N_("Of {bets} you can bet on {most} in one round, and on no other bet beside them.")
        said.append(resting_on(voice.say(message, bets=names, most=voice.number(one.most)), one.rule))
        named = set(one.bets)
    if limits is not None and limits.eligibility is not None:
        part = limits.eligibility
        mains = voice.listed_or(voice.bet_name(voice.at.offers[bet]) for bet in part.requires_any)
        bets = voice.listed_and(voice.bet_name(voice.at.offers[bet]) for bet in part.bets)
        signed, always = (
            (
                N_("If the table shows a sign for it, they need a bet on {mains} as well."),
                N_("They need a bet on {mains} as well."),
            )
            if named == set(part.bets)
            else (
                N_("If the table shows a sign for it, {bets} need a bet on {mains} as well."),
                N_("{bets} need a bet on {mains} as well."),
            )
        )
        sentence = voice.say(signed if part.when == "sign-shown" else always, bets=bets, mains=mains)
        rules = [*voice.all_stating("limits", "requires_any"), *voice.ids("sign")]
        if named == set(part.bets):
            sentence = (*said.pop(), Text(" "), *sentence)
        said.append(resting_on(sentence, rules))
    return said


def _screen(voice: Voice) -> list[Content]:
    """Return what the screen does that a player may wonder about."""
    said: list[Content] = []
    for rule in voice.stated_by("mode"):
        labels = rule.params.get("labels", ())
        if isinstance(labels, tuple) and voice.language == voice.page_language:
            modes = voice.listed_and(Term(str(label)) for label in labels)
            said.append(resting_on(voice.say(N_("A button changes between {modes}."), modes=modes), rule.id))
        else:
            said.append(
                resting_on(voice.say(N_("A button changes between play with and without commission.")), rule.id)
            )
    for rule in voice.stated_by("numbers"):
        sample = str(rule.params.get("sample", ""))
        if sample != write_number(Decimal(sample.replace(",", "")), voice.language):
            said.append(resting_on(voice.say(N_("The screen writes numbers as in {sample}."), sample=sample), rule.id))
    said += [
        resting_on(voice.say(N_("When you play for fun, some features may be missing.")), rule.id)
        for rule in voice.stated_by("play-for-fun")
    ]
    return said


def trouble_section(voice: Voice) -> Section:
    """Return what happens when something goes wrong, alike causes together, and how to complain."""
    said: list[Content] = []
    groups: list[tuple[tuple[str, Consequences], list[IncidentRule]]] = []
    for incident in _together(voice.around.incidents):
        key = (incident.during, incident.then)
        same = next((group for known, group in groups if known == key), None)
        if same is None:
            groups.append((key, [incident]))
        else:
            same.append(incident)
    said += [_incident(voice, incidents) for _, incidents in groups]
    if voice.around.shoe.reshuffle_after:
        message = N_("If a mistake happens while the cards are shuffled, they may be shuffled again.")
        said.append(resting_on(voice.say(message), voice.all_stating("shoe", "after")))
    said += _unfinished(voice)
    blocks: list[Block] = [ListBlock(tuple(said))] if said else []
    blocks += [Paragraph(part) for part in (*_complaint(voice), *_contact(voice), *_prevailing(voice))]
    if voice.profile.responsible_gambling:
        blocks.append(Paragraph((Text(voice.profile.responsible_gambling),)))
    return Section("trouble", voice.name("heading", "If something goes wrong"), tuple(blocks))


def _together(incidents: Sequence[IncidentRule]) -> list[IncidentRule]:
    """Return incidents, those of the same causes as one with all that follows; it carries the rule of the first."""
    found: dict[tuple[object, ...], IncidentRule] = {}
    for incident in incidents:
        key = (incident.causes, incident.during)
        then = {**msgspec.to_builtins(found[key].then if key in found else {}), **msgspec.to_builtins(incident.then)}
        first = found.get(key, incident)
        found[key] = msgspec.structs.replace(first, then=msgspec.convert(then, Consequences))
    return list(found.values())


def _incident(voice: Voice, incidents: Sequence[IncidentRule]) -> Content:
    """Return what follows from some causes that all lead to the same."""
    causes = [cause for incident in incidents for cause in _causes(voice, incident)]
    happens = voice.listed_or(causes)
    then = voice.listed_and(_consequences(voice, incidents[0].then))
    sentence = voice.say(N_("If {happens}, {then}."), happens=happens, then=then)
    alike = {(incident.causes, incident.during) for incident in incidents}
    rules = [one.rule for one in voice.around.incidents if (one.causes, one.during) in alike]
    return resting_on(sentence, rules)


def _causes(voice: Voice, incident: IncidentRule) -> list[Content]:
    """Return the causes of an incident as clauses; those that a person names in one breath are one."""
    known = {
        ("equipment", "network", "computer"): voice.name("cause", "your connection or device fails"),
        ("disconnection",): voice.name("cause", "your connection is lost"),
        ("operator-system", "hardware"): voice.name("cause", "the operator's system or equipment fails"),
        ("hardware", "software"): voice.name("cause", "the game malfunctions"),
        ("game", "system", "procedure"): voice.name("cause", "something unexpected goes wrong with the game"),
        ("solved-quickly",): voice.name("cause", "the problem is solved quickly"),
        ("not-solved-quickly",): voice.name("cause", "the problem is not solved quickly"),
        ("card-not-scanned",): voice.name("cause", "a card fails to scan"),
        ("cards-together",): voice.name("cause", "{cards} or more cards are dealt at once by accident"),
        ("card-exposed",): voice.name("cause", "a card is exposed while shuffling"),
        ("card-fell",): voice.name("cause", "a card falls off the table"),
        ("extra-card",): voice.name("cause", "the dealer deals one card too many after the round"),
        ("card-misplaced",): voice.name("cause", "a card is laid in the wrong place"),
    }
    single = {
        "equipment": voice.name("cause", "your equipment fails"),
        "network": voice.name("cause", "your connection fails"),
        "computer": voice.name("cause", "your computer fails"),
        "operator-system": voice.name("cause", "the operator's system fails"),
        "hardware": voice.name("cause", "the equipment fails"),
        "software": voice.name("cause", "the software fails"),
        "game": voice.name("cause", "something goes wrong with the game"),
        "system": voice.name("cause", "something goes wrong with the system"),
        "procedure": voice.name("cause", "something goes wrong with the procedure"),
    }
    cards = write_number(incident.cards, voice.language)
    together = known.get(incident.causes)
    found = [together] if together else [single.get(cause) or known.get((cause,)) for cause in incident.causes]
    return [(Text(text.format(cards=cards)),) for text in found if text]


def _consequences(voice: Voice, then: Consequences) -> list[Content]:
    """Return what an incident leads to, in the order in which a player asks."""
    words = {
        ("result", "stands"): voice.name("consequence", "the result stands"),
        ("result", "void"): voice.name("consequence", "the round is void"),
        ("payouts", "void"): voice.name("consequence", "nothing is paid out"),
        ("stakes", "returned"): voice.name("consequence", "your stake is returned"),
        ("round", "completed"): voice.name("consequence", "the round goes on to its end"),
        ("stakes", "settled"): voice.name("consequence", "your bets are settled"),
        ("round", "paused"): voice.name("consequence", "the round is paused"),
        ("round", "resumed"): voice.name("consequence", "the round goes on"),
        ("card", "rescanned"): voice.name("consequence", "it is scanned again"),
        ("card", "moved-as-on-screen"): voice.name("consequence", "it is moved to where the screen shows it"),
        ("informed", "supervisor"): voice.name("consequence", "the supervisor is called"),
        ("shoe", "replaced"): voice.name("consequence", "the shoe is replaced"),
        ("cards", "reshuffled"): voice.name("consequence", "new cards are shuffled"),
        ("table", "closed"): voice.name("consequence", "the table is closed"),
    }
    return [(Text(text),) for (what, value), text in words.items() if getattr(then, what) == value]


def _unfinished(voice: Voice) -> list[Content]:
    """Return where it stands what becomes of a round that was cut off, or of an idle session."""
    site = voice.profile.operator
    rules = voice.ids("unfinished", "idle", "site-terms")
    if voice.profile.disconnection:
        return [resting_on((Text(voice.profile.disconnection),), rules)]
    if not voice.stated_by("unfinished"):
        return []
    message = (
        N_("What becomes of a round that was cut off is on the site of {operator}.")
        if site
        else N_("What becomes of a round that was cut off is on the operator's site.")
    )
    return [resting_on(voice.say(message, operator=site or ()), rules)]


def _complaint(voice: Voice) -> list[Content]:
    rules = voice.around.complaints
    if rules is None:
        return []
    fields = {
        "user-id": N_("your user ID"),
        "date-time": N_("the date and time"),
        "dealer": N_("the dealer's name"),
        "table-id": N_("the table's number"),
        "round-id": N_("the round's number"),
    }
    named = voice.listed_and(voice.say(fields[field]) for field in rules.required if field in fields)
    hours, video = (voice.number(seconds // HOUR) for seconds in (rules.deadline, rules.video))
    message = (
        N_("To complain about a result, write within {hours} hours, while the video is kept, and give {fields}.")
        if rules.deadline == rules.video
        else N_(
            "To complain about a result, write within {hours} hours and give {fields}. The video is kept {video} hours."
        )
    )
    late = voice.say(N_("A complaint that is late or incomplete may not be handled."))
    own = [rule.id for rule in voice.here if rule.part == "complaints" and rule.decided_by == "engine"]
    sentence = voice.say(message, hours=hours, fields=named, video=video)
    return [resting_on((*sentence, Text(" "), *late), [*own, *voice.ids("addressee")])]


def _contact(voice: Voice) -> list[Content]:
    if voice.profile.contact:
        return [
            resting_on(
                voice.say(N_("For help, contact {contact}."), contact=voice.profile.contact), voice.ids("contact")
            )
        ]
    rules = voice.ids("contact")
    return [resting_on(voice.say(N_("If anything is unclear, ask customer service.")), rules)] if rules else []


def _prevailing(voice: Voice) -> list[Content]:
    return [
        resting_on(
            voice.say(
                N_("If translations differ, the version in {language} counts."),
                language=voice.language_name(str(rule.params["language"])),
            ),
            rule.id,
        )
        for rule in voice.stated_by("precedence")
    ]
