"""Events: each step as messages, from the difference between the positions before and after."""

from collections.abc import Iterator

from semiramis.core.model.message import Arg, Message, Word, message, seat_arg, signed, word_of
from semiramis.games.ishtar.components.names import FOUNTAIN_WORDS, GEM_WORDS, N_HALF_WAYS, N_TURNS
from semiramis.games.ishtar.components.tables import CARD_POINTS
from semiramis.games.ishtar.referee.validate_carpet import removed_tiles
from semiramis.games.ishtar.rules.actions import CATALOGUE
from semiramis.games.ishtar.rules.beds import owns_fountain
from semiramis.games.ishtar.rules.carpet import is_last_round
from semiramis.games.ishtar.rules.scoring import part_score
from semiramis.games.ishtar.rules.stages import (
    CHOOSE,
    DEAL_START,
    DRAW,
    OVER,
    PAY_STEPS,
    REVEAL,
    STAGES,
)
from semiramis.games.ishtar.rules.state import BOARD, CARD, CELL, CUP, FOUNTAINS, PART, SIDE, SKILL, TILE, State
from semiramis.games.ishtar.rules.trees import card_at


def events(before: State, code: int, after: State, seat: int) -> list[Message]:
    """The messages of one step for a seat; in Ishtar all seats see the same."""
    messages = list(_action(before, code, after))
    if STAGES[after.stage].phase != "setup":
        for other in range(before.n_seats):
            messages.extend(_gems(before, after, other))
        messages.extend(_owners(before, after))
        for other in range(before.n_seats):
            messages.extend(_points(before, after, other))
    messages.extend(_milestones(before, after))
    return messages


def prompt(state: State) -> Message:
    """The question that the mover answers next; its attribute `about` tells the others what is being decided."""
    stage = STAGES[state.stage]
    if stage.decides != "player":
        return message("ishtar-ask-deal" if stage.decides == "chance" else "ishtar-ask-over")
    if state.stage == CHOOSE and state.kept[state.asked]:
        return message("ishtar-ask-choose-kept", seat=seat_arg(state.asked))
    details: dict[str, Arg] = {"n": state.cost} if state.stage == PAY_STEPS else {}
    return message(f"ishtar-ask-{stage.name}", seat=seat_arg(state.asked), **details)


def _action(before: State, code: int, after: State) -> Iterator[Message]:
    """The action itself; a payment shows in the gems that change hands, a blind draw once the tile is revealed."""
    kind = CATALOGUE.action(code).do
    index = code - CATALOGUE.first(kind)
    if kind.startswith("deal-"):
        yield from _dealt(before, kind, index, after)
    elif kind in ("can", "keep") or (kind == "pay" and before.stage == PAY_STEPS):
        cup = before.target if kind == "pay" else index
        if after.height[cup] < before.height[cup]:
            id = "ishtar-log-keep" if kind == "keep" else "ishtar-log-can"
            yield message(id, seat=seat_arg(before.asked), cup=word_of(CUP, cup), tile=word_of(TILE, before.top[cup]))
    elif kind not in ("pay", "take"):
        yield message(f"ishtar-log-{kind}", seat=seat_arg(before.asked), **_details(before, kind, index))


def _details(before: State, kind: str, index: int) -> dict[str, Arg]:
    """The arguments of the message for a kind of action."""
    seat = before.asked
    if kind == "kept":
        return {"tile": word_of(TILE, before.kept[seat])}
    if kind == "place":
        return {"tile": word_of(TILE, before.hand), "cell": word_of(CELL, index // N_TURNS)}
    if kind == "assistant":
        return {"cell": word_of(CELL, before.symbol_at)}
    if kind == "skill":
        return {"skill": word_of(SKILL, index)}
    if kind == "reserve":
        return {"card": word_of(CARD, before.row[index])}
    if kind == "buy":
        card = card_at(before, seat, index)
        return {"card": word_of(CARD, card), "points": CARD_POINTS[card]}
    if kind in ("tree", "single"):
        return {"cell": word_of(CELL, index)}
    if kind == "double":
        cell = index // N_HALF_WAYS
        return {"cell": word_of(CELL, cell), "other": word_of(CELL, before.around[cell][index % N_HALF_WAYS])}
    return {}


def _dealt(before: State, kind: str, index: int, after: State) -> Iterator[Message]:
    """The outcome of a chance node; a cup is announced with its starting tile."""
    who = seat_arg(before.asked)
    if kind == "deal-side":
        board = word_of(BOARD, before.dealt)
        yield message("ishtar-log-board", board=board, side=word_of(SIDE, after.side[before.dealt]))
    elif kind == "deal-fountain":
        yield message("ishtar-log-fountain", board=word_of(BOARD, before.dealt), fountain=_fountain(index + 1))
    elif kind == "deal-first":
        yield message("ishtar-log-deal-first", seat=seat_arg(index))
    elif kind == "deal-card":
        yield message("ishtar-log-card", card=word_of(CARD, index + 1), points=CARD_POINTS[index + 1])
    elif kind == "deal-tile":
        tile = word_of(TILE, index + 1)
        if before.stage == DEAL_START:
            yield message("ishtar-log-start", cup=word_of(CUP, before.dealt), tile=tile)
        elif before.stage == DRAW:
            yield message("ishtar-log-draw", seat=who, tile=tile)
        else:
            yield message("ishtar-log-reveal", cup=word_of(CUP, before.opened), tile=tile)


def _fountain(kind: int) -> Word:
    return Word(f"ishtar-fountain-{FOUNTAIN_WORDS[kind]}")


def _gems(before: State, after: State, seat: int) -> Iterator[Message]:
    """Gems gained and paid."""
    for gem, name in enumerate(GEM_WORDS):
        change = after.gems[seat][gem] - before.gems[seat][gem]
        if change:
            gem_word = Word(f"ishtar-gem-{name}")
            yield message("ishtar-log-gems", seat=seat_arg(seat), gem=gem_word, change=signed(change))


def _owners(before: State, after: State) -> Iterator[Message]:
    """Fountains won or lost."""
    for board in range(after.n_boards):
        for seat in range(after.n_seats):
            had, has = owns_fountain(before, board, seat), owns_fountain(after, board, seat)
            if had != has:
                id = "ishtar-log-owns" if has else "ishtar-log-loses"
                named = {"fountain": _fountain(after.fountain[board]), "board": word_of(BOARD, board)}
                yield message(id, seat=seat_arg(seat), **named)


def _points(before: State, after: State, seat: int) -> Iterator[Message]:
    """Points gained or lost, by source; those of fountains follow from their owners."""
    for part in range(len(PART)):
        change = part_score(after, seat, part) - part_score(before, seat, part)
        if change and part != FOUNTAINS:
            yield message("ishtar-log-points", seat=seat_arg(seat), part=word_of(PART, part), change=signed(change))


def _milestones(before: State, after: State) -> Iterator[Message]:
    """A tile that fits nowhere, the last round, a turn without a tile, and the end."""
    if before.stage in (CHOOSE, PAY_STEPS, REVEAL, DRAW):
        for tile in sorted(removed_tiles(after) - removed_tiles(before)):
            yield message("ishtar-log-removed", tile=word_of(TILE, tile))
    if STAGES[after.stage].phase != "setup" and is_last_round(after) and not is_last_round(before):
        yield message("ishtar-log-last-round")
    if after.idle > before.idle:
        yield message("ishtar-log-idle", seat=seat_arg(after.asked))
    if after.stage == OVER:
        yield message("ishtar-log-over")
