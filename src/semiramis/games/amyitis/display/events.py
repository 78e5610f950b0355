"""The events of a transition as messages, derived from the positions before and after it."""

from collections.abc import Iterator

from semiramis.core.model.domain import NEUTRAL
from semiramis.core.model.message import Arg, Message, Word, message, seat_arg, word_of
from semiramis.games.amyitis.components.names import (
    FIELD_SPACES,
    N_CRAFTS,
    N_GOODS,
    N_ROWS,
    N_TEMPLES,
    NO_GOOD,
    TEMPLE_SPACES,
)
from semiramis.games.amyitis.rules.actions import CATALOGUE, SALE_GOODS
from semiramis.games.amyitis.rules.caravan import camels_needed
from semiramis.games.amyitis.rules.crafts import price
from semiramis.games.amyitis.rules.stages import ACT, DEAL_CRAFT, OVER, STAGES
from semiramis.games.amyitis.rules.state import (
    CANAL,
    CITY,
    COURT,
    CRAFT,
    GIFT,
    GOOD,
    LADDER,
    PART,
    ROW,
    SQUARE,
    TEMPLE,
    State,
)

KEPT_PARTS = PART.words[:7]


def events(before: State, code: int, after: State, seat: int) -> list[Message]:
    """The messages one transition shows to a seat; in Amyitis all seats see the same."""
    messages = [event for event in (_action(before, code, after),) if event]
    messages.extend(_payments(before, code, after))
    messages.extend(_boards(before, after))
    for other in range(before.n_seats):
        messages.extend(_gains(before, after, other))
    messages.extend(_milestones(before, after))
    return messages


def prompt(state: State) -> Message:
    """The question put to the mover; its attribute `about` tells the others what is being decided."""
    if STAGES[state.stage].decides == "chance":
        return message("amyitis-ask-deal")
    if state.stage == OVER:
        return message("amyitis-ask-over")
    words: dict[str, Arg] = {"seat": seat_arg(state.asked)}
    stage = STAGES[state.stage].name
    if stage == "pay":
        words["good"] = word_of(GOOD, state.owed)
    if stage == "irrigate" and state.free_water:
        stage = "irrigate-free"
    if stage == "take" and state.gain_courts:
        stage = "take-free"
    return message(f"amyitis-ask-{stage}", **words)


def _action(before: State, code: int, after: State) -> Message | None:
    """The action itself; None for most draws."""
    kind = CATALOGUE.action(code).do
    index = code - CATALOGUE.first(kind)
    if kind == "deal-first":
        return message("amyitis-log-deal-first", seat=seat_arg(index))
    if kind.startswith("deal-"):
        return None
    return message(
        f"amyitis-log-{_variant(kind, before, index)}", seat=seat_arg(before.asked), **_details(before, kind, index)
    )


def _variant(kind: str, before: State, index: int) -> str:
    if kind == "sell":
        return "sell-one" if SALE_GOODS[index][1] == NO_GOOD else "sell-two"
    if kind == "take" and index == len(LADDER):
        return "take-gardener"
    return "irrigate-free" if kind == "irrigate" and before.free_water else kind


def _details(before: State, kind: str, index: int) -> dict[str, Arg]:
    """The arguments of an action's message."""
    seat = before.asked
    if kind == "recruit":
        triple, craft = divmod(index, N_CRAFTS)
        return {
            "craft": word_of(CRAFT, craft),
            "triple": Word(f"amyitis-triple-{triple + 1}"),
            "price": price(before, triple),
        }
    if kind == "caravan":
        return {"city": word_of(CITY, index), "camels": camels_needed(before, seat, index)}
    if kind == "sell":
        return {
            k: word_of(GOOD, good)
            for k, good in zip(("good", "other"), SALE_GOODS[index], strict=True)
            if good < NO_GOOD
        }
    if kind == "take":
        level = before.court[seat][index] + 1 if index < len(LADDER) else 1
        return {"court": word_of(COURT, index), "level": level}
    if kind == "swap":
        given, gained = divmod(index, N_GOODS)
        return {"given": word_of(GOOD, given), "gained": word_of(GOOD, gained)}
    domains = {"farm": ("row", ROW), "pray": ("temple", TEMPLE), "procession": ("temple", TEMPLE),
               "irrigate": ("canal", CANAL), "pay": ("good", GOOD), "load": ("good", GOOD), "gain": ("good", GOOD),
               "discard": ("good", GOOD), "plant": ("square", SQUARE), "accept": ("gift", GIFT)}  # fmt: skip
    if kind not in domains:
        return {}
    name, domain = domains[kind]
    return {name: word_of(domain, index)}


def _payments(before: State, code: int, after: State) -> Iterator[Message]:
    """Goods paid without a choice, and Gardeners spent."""
    kind = CATALOGUE.action(code).do
    seat = before.asked
    if kind in ("caravan", "pay"):
        chosen = code - CATALOGUE.first("pay") if kind == "pay" else NO_GOOD
        for good in range(N_GOODS):
            spent = before.goods[seat][good] - after.goods[seat][good] - (good == chosen)
            for _ in range(spent):
                yield message("amyitis-log-pays", seat=seat_arg(seat), good=word_of(GOOD, good))
    if kind == "plant" and after.gardeners[seat] < before.gardeners[seat]:
        yield message(
            "amyitis-log-gardeners-spent", seat=seat_arg(seat), n=before.gardeners[seat] - after.gardeners[seat]
        )


def _boards(before: State, after: State) -> Iterator[Message]:
    """Rows emptied, cubes pushed out of temples, canals irrigated automatically."""
    for row in range(N_ROWS):
        if before.field[row][FIELD_SPACES - 2] and not after.field[row][FIELD_SPACES - 2]:
            yield message("amyitis-log-row-empty", row=word_of(ROW, row))
    for temple in range(N_TEMPLES):
        last = before.temple[temple][TEMPLE_SPACES - 1]
        if 0 < last < NEUTRAL and before.temple[temple] != after.temple[temple]:
            yield message("amyitis-log-pushed", seat=seat_arg(last - 1), temple=word_of(TEMPLE, temple))
    neutral = sum(line.count(NEUTRAL) for line in after.canal) - sum(line.count(NEUTRAL) for line in before.canal)
    if neutral:
        yield message("amyitis-log-neutral", n=neutral)


def _gains(before: State, after: State, seat: int) -> Iterator[Message]:
    """What a seat gained: prestige by source, talents, camels, goods, Gardeners."""
    who = seat_arg(seat)
    for part, name in enumerate(KEPT_PARTS):
        if after.part[seat][part] > before.part[seat][part]:
            yield message(f"amyitis-log-score-{name}", seat=who, n=after.part[seat][part] - before.part[seat][part])
    for name, was, now in (
        ("talents", before.talents[seat], after.talents[seat]),
        ("camels", before.camels[seat], after.camels[seat]),
        ("gardeners", before.gardeners[seat], after.gardeners[seat]),
    ):
        if now > was:
            yield message(f"amyitis-log-{name}", seat=who, n=now - was)
    for good in range(N_GOODS):
        for _ in range(after.goods[seat][good] - before.goods[seat][good]):
            yield message("amyitis-log-good", seat=who, good=word_of(GOOD, good))


def _milestones(before: State, after: State) -> Iterator[Message]:
    """The start of a round or of its last phase, and the end of the game."""
    if before.stage == DEAL_CRAFT and after.stage == ACT:
        yield message("amyitis-log-round", n=after.round)
    if (STAGES[before.stage].phase, STAGES[after.stage].phase) == ("actions", "temples"):
        yield message("amyitis-log-evening", n=before.round)
    if after.stage == OVER:
        yield message("amyitis-log-over")
