"""A table for tests: positions written in words, moves in notation."""

from functools import partial
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.domain import OWNER, SEAT
from semiramis.core.model.message import Malformed, Message
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.play.position import position_state, position_words
from semiramis.games.amyitis.components import names
from semiramis.games.amyitis.components.names import GOOD_WORDS
from semiramis.games.amyitis.components.tables import ALL_CAMELS, ALL_CUBES, ALL_GOODS, ALL_TALENTS, COURT_COUNT
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.stages import DEAL_CRAFT, DISCARD, OVER
from semiramis.games.amyitis.rules.state import State
from tests.support import kit

legal = partial(kit.legal, GAME)
to_decision = partial(kit.to_decision, GAME)
weights = partial(kit.weights, GAME)
refusal = partial(kit.refusal, GAME)
edited_edition = partial(kit.edited_edition, GAME)
edition_fault = partial(kit.edition_fault, GAME)

JASMINE, ROSE, SAFFRON, LOTUS = range(4)
WITH_FREE_GOODS = GAME.with_edition(edited_edition(("tile.q1-d", "bonus = { talents = 1 }", "bonus = { goods = 1 }")))
"""The game with an edition in which one tile gives any good, as an owner might write it."""
Words = dict[str, Any]


def opening(seats: int = 2, seed: str = "test", **options: str) -> State:
    """The first decision of a game whose deal depends on the seed."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state: State = Match.begin(GAME, seats, referee=Referee(seed), options=chosen).state
    return state


def position(
    seats: int = 2, table: Words | None = None, options: dict[str, str] | None = None, **players: Words
) -> State:
    """A position in round 1 with Jasmine to act, changed by words; stocks are balanced to what is in the box.

    `table` and each seat (`jasmine=…`) hold only what differs from a fresh opening in which Jasmine is first player
    and the triples show peasant, priest, engineer / merchant, peasant, priest / engineer, merchant, peasant / …
    """
    state = opening(seats, **{k.replace("-", "_"): v for k, v in (options or {}).items()})
    words = position_words(GAME, state)
    words["table"] |= {"asked": "jasmine", "first": "jasmine", "triple": _triples(seats)}
    kit.merge(words["table"], table or {})
    for name, changes in players.items():
        kit.merge(words["seats"][name], changes)
    _balance(words, seats)
    made: State = position_state(GAME, words)
    return made


def _triples(seats: int) -> Words:
    rows = [
        ["peasant", "priest", "engineer"],
        ["merchant", "peasant", "priest"],
        ["engineer", "merchant", "peasant"],
        ["merchant", "peasant", "engineer"],
    ]
    return {str(i + 1): rows[i] if i < seats else ["none"] * 3 for i in range(4)}


def _balance(words: Words, seats: int) -> None:
    """Give the stock what the players and boards do not hold."""
    table, players = words["table"], list(words["seats"].values())
    table["stock_talents"] = ALL_TALENTS - sum(p["talents"] for p in players)
    table["stock_camels"] = ALL_CAMELS - sum(p["camels"] for p in players)
    for i, good in enumerate(GOOD_WORDS):
        table["stock_goods"][good] = ALL_GOODS[i] - table["load"][good] - sum(p["goods"][good] for p in players)
    for i, court in enumerate(("caravaneer", "banker", "palace")):
        for level in (1, 2, 3):
            owned = sum(p["court"][court] >= level for p in players)
            table["court_stock"][court][str(level)] = max(0, COURT_COUNT[seats][i][level] - owned)
    table["court_stock"]["gardener"]["1"] = COURT_COUNT[seats][3][1] - sum(p["gardeners"] for p in players)
    loads = [good for good in GOOD_WORDS for _ in range(table["load"][good])]
    for good in loads[table["court_stock"]["caravaneer"]["2"] :]:
        table["load"][good] -= 1
        table["stock_goods"][good] += 1
    lying = [c for board in ("canal", "field", "temple") for line in table[board].values() for c in line]
    for name, player in words["seats"].items():
        player["cubes"] = ALL_CUBES - lying.count(name) - (player["passed"] == "yes")


def play(state: State, *moves: str, game: Game = GAME) -> State:
    """The position after some moves, each of which must be legal where it is played and leave a sound position."""
    state = state.clone()
    for move in moves:
        state = kit.play(game, state, move)
        assert game.referee.validate(state) == []
    return state


def clause(state: State, move: str) -> str:
    """The clause that forbids a move."""
    return refusal(state, move).clause


def prestige(state: State, seat: int) -> int:
    """A seat's prestige, the end's favour and goods included."""
    return GAME.rules.total_score(state, seat)


def gained(before: State, after: State, seat: int, part: str) -> int:
    """What a seat scored from one source between two positions."""
    return GAME.parts_of(after, seat)[part] - GAME.parts_of(before, seat)[part]


def seat(name: str) -> int:
    """A seat's number."""
    return SEAT.index(name)


def fault(state: State, table: Words | None = None, **players: Words) -> Message:
    """Why the check refuses a position file that differs in some words from a good position; nothing is balanced."""
    words = position_words(GAME, state)
    kit.merge(words["table"], table or {})
    for name, changes in players.items():
        kit.merge(words["seats"][name], changes)
    try:
        position_state(GAME, words)
    except Malformed as refused:
        return refused.message
    raise AssertionError("the position is accepted")


def last_card_due(seats: int, **players: Any) -> State:
    """Phase I with one Craft card still to be laid out; a Merchant may be it."""
    triples = {str(i): ["peasant", "priest", "engineer"] if i <= seats else ["none"] * 3 for i in range(1, 5)}
    triples[str(seats)] = ["peasant", "merchant", "none"]
    table = {"stage": "deal-craft", "dealt": 3 * seats - 1, "triple": triples}
    return position(seats, table=table, **players)


def pass_all(state: State) -> State:
    """Everybody passes, first temple and first gift are chosen, up to the next deal or a discard."""
    while state.stage not in (DEAL_CRAFT, DISCARD, OVER):
        state = play(state, legal(state)[0])
    return state


_TILES = {
    "a1": "q1-a", "a2": "q1-b", "a3": "q1-c", "a4": "q1-d", "b1": "q1-e", "c1": "q1-f", "d1": "q1-g",
    "b2": "q2-a", "b3": "q2-b", "b4": "q2-c", "c2": "q2-d", "d2": "q2-e",
    "c3": "q3-b", "c4": "q3-c", "d3": "q3-d", "d4": "q3-a",
}  # fmt: skip


def beds(planted: dict[str, str] | None = None, **tiles: str) -> Words:
    """Table words for a garden of 3 or 4 players: some squares planted, some tiles changed with where they lay."""
    lying: Words = dict(_TILES)
    for square, tile in tiles.items():
        for other in lying:
            if lying[other] == tile:
                lying[other] = lying[square]
        lying[square] = tile
    return {"tile": lying | dict.fromkeys(planted or {}, "none"), "planted": dict(planted or {})}


def canals(*lines: str) -> Words:
    """Table words for canals with cubes: `canals("a1-a2 rose", "b2-b3 rose neutral")`."""
    owners = {line.split()[0]: line.split()[1:] for line in lines}
    return {"canal": {canal: [*cubes, "none"][:2] for canal, cubes in owners.items()}}


def bound_for(city: str, card: str = "a", face: str = "first") -> Words:
    """Table words that put the caravan one step before a city and, where plants are sold, a card with a face up."""
    before = names.CITY_WORDS[names.CITY_WORDS.index(city) - 1]
    words: Words = {"caravan": before}
    if city in ("eshnunna", "ur", "mari"):
        others = [other for other in ("eshnunna", "ur", "mari") if other != city]
        rest = [other for other in "abc" if other != card]
        words["plant_card"] = {city: card} | dict(zip(others, rest, strict=True))
    if city in ("eshnunna", "ur", "mari", "khorsabad"):
        words["plant_face"] = {city: face}
    return words


def cubes(owners: str, spaces: int = 4) -> list[str]:
    """The cubes of a temple, or of a field row with 5 spaces, from the left; the rest is empty."""
    lying = owners.split()
    return lying + ["none"] * (spaces - len(lying))


def plots(tiles: dict[str, str] | None = None, **owners: str) -> Words:
    """Table words for squares by who planted them, `plots(rose="a2 a3")`, and for tiles that still lie."""
    planted = {square: owner for owner, squares in owners.items() for square in squares.split()}
    return {"tile": dict.fromkeys(planted, "none") | (tiles or {}), "planted": planted}


def evening(seats: int, table: Words | None = None, options: dict[str, str] | None = None, **players: Words) -> State:
    """The end of a round: the others have passed and Jasmine, who is asked last, passes too."""
    names = SEAT.words[1:seats]
    passed = {name: {"passed": "yes"} | players.get(name, {}) for name in names}
    return play(position(seats, table, options, **(players | passed)), "pass")


def stage(state: State) -> str:
    """What is asked now, in a word."""
    asked: str = GAME.display.view(state, JASMINE)["stage"]
    return asked


def in_mari(
    quality: int, table: Words, seats: int = 3, options: dict[str, str] | None = None, **players: Words
) -> State:
    """Jasmine has just bought the plant of Mari and chooses a square; the garden is that of `beds` if not told."""
    face, price = ("first", {"barley": 1}) if quality == 1 else ("second", {"barley": 1, "palm": 1})
    mine = {"goods": price} | players.get("jasmine", {})
    words = bound_for("mari", "a", face) | (beds() if seats > 2 else {}) | table
    return play(position(seats, words, options, **(players | {"jasmine": mine})), "caravan mari")


def cubes_on(state: State, canal: str) -> list[str]:
    """Whose cubes lie on a canal."""
    return [OWNER.words[owner] for owner in state.canal[names.CANAL_WORDS.index(canal)] if owner]
