"""What the captions of the diagrams claim beyond single moves."""

import pytest

from semiramis.core.play.diagrams import find_diagram, states_of
from semiramis.games.babylon.components.tables import TOKEN_COUNT
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import HOLE, State
from tests.games.babylon.support import garden_faults, points


def shown(name: str) -> list[State]:
    diagram = find_diagram(GAME, name)
    assert diagram is not None
    return states_of(GAME, diagram)


@pytest.mark.parametrize(("cell", "pays"), [("q11", 4), ("q22", 2), ("q23", 0)])
def test_the_quarry_pays_what_its_edges_say(cell: str, pays: int) -> None:
    (before,) = shown("quarry")
    after = before.clone()
    GAME.rules.apply(after, GAME.rules.Work(), GAME.rules.catalogue.parse(f"mine {cell}"))
    assert after.singles[0] - before.singles[0] == pays


def test_the_garden_of_the_scoring_scores_what_its_caption_says() -> None:
    (state,) = shown("scoring")
    found = {part: points(state, part) for part in GAME.rules.parts.words}
    assert {part: n for part, n in found.items() if n} == {"statues": 1, "fountains": 3, "belvederes": 1, "height": 4}


def test_a_statue_that_carries_a_tile_scores_no_longer() -> None:
    before, after = shown("statue-pillar")
    assert (points(before, "statues"), points(after, "statues")) == (1, 0)


@pytest.mark.parametrize("name", ["hanging", "levels", "equal-heights", "stairs", "fountain", "bridge", "statues"])
def test_gardens_of_the_drawings_stand(name: str) -> None:
    assert garden_faults(shown(name)[-1]) == []


def test_a_corner_on_three_pillars_gets_its_belvedere() -> None:
    _, after = shown("hanging")
    assert points(after, "belvederes") == 1
    assert after.top[0][HOLE.index("e5")] == 1


def test_every_token_is_still_to_come_where_they_are_counted() -> None:
    (state,) = shown("tokens")
    assert state.token_left == list(TOKEN_COUNT)
