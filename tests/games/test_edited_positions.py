"""Positions edited at random: each is refused by name, or can be played on without anything breaking."""

import json
import random
from typing import Any

import pytest

from semiramis.core.model.domain import NOBODY
from semiramis.core.model.message import Malformed
from semiramis.core.play.position import position_state, position_words
from semiramis.core.registry import find_game
from semiramis.games.amyitis.components.tables import ALL_CAMELS, ALL_CUBES, ALL_GOODS, ALL_TALENTS
from semiramis.games.amyitis.rules.state import State as Amyitis
from semiramis.games.babylon.components.tables import ALL_DOUBLES, ALL_SINGLES
from semiramis.games.babylon.referee.validate_garden import check_garden
from semiramis.games.babylon.rules.state import State as Babylon
from semiramis.games.ishtar.components.names import PURPLE_ROCK
from semiramis.games.ishtar.components.tables import ALL_GEMS
from semiramis.games.ishtar.referee import rebuild
from semiramis.games.ishtar.rules.state import State as Ishtar
from tests.support.random_play import positions


def scramble(state: Any, dice: random.Random) -> None:
    """Change a few numbers to others within their range."""
    fields = [f for f in state.fields if not f.derived and f.name != "n_seats"]
    for _ in range(dice.choice((1, 1, 2, 3))):
        field = dice.choice(fields)
        value = dice.randint(field.low, min(field.high, field.low + 8))
        whole = getattr(state, field.name)
        if not field.shape:
            setattr(state, field.name, value)
        elif len(field.shape) == 1:
            whole[dice.randrange(field.shape[0])] = value
        else:
            whole[dice.randrange(field.shape[0])][dice.randrange(field.shape[1])] = value


def balance_amyitis(state: Amyitis) -> None:
    """Let the stock make up for it, so that not every change is refused for its sums."""
    state.stock_talents = ALL_TALENTS - sum(state.talents)
    state.stock_camels = ALL_CAMELS - sum(state.camels)
    for good in range(5):
        state.stock_goods[good] = ALL_GOODS[good] - state.load[good] - sum(goods[good] for goods in state.goods)
    for seat in range(state.n_seats):
        lying = sum(line.count(seat + 1) for board in (state.canal, state.field, state.temple) for line in board)
        state.cubes[seat] = ALL_CUBES - lying - (state.passed[seat] == 1)


def balance_babylon(state: Babylon) -> None:
    """Let the supply of pillars make up for it."""
    try:
        used = [check_garden(state, seat)[1] for seat in range(state.n_seats)]
    except IndexError:
        return
    state.supply[0] = max(0, ALL_SINGLES - sum(state.singles) - sum(u[0] for u in used))
    state.supply[1] = max(0, ALL_DOUBLES - sum(state.doubles) - sum(u[1] for u in used))


def balance_ishtar(state: Ishtar) -> None:
    """Let the bank make up for it."""
    rebuild.derive(state)
    for gem in range(3):
        lying = sum(
            ground == PURPLE_ROCK + gem and not plant for ground, plant in zip(state.ground, state.plant, strict=True)
        )
        owned = sum(state.gems[seat][gem] + state.spent[seat][gem] for seat in range(state.n_seats))
        state.bank[gem] = max(0, ALL_GEMS[gem] - lying - owned)


BALANCE: dict[str, Any] = {"amyitis": balance_amyitis, "babylon": balance_babylon, "ishtar": balance_ishtar}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", ["amyitis", "babylon", pytest.param("ishtar", marks=pytest.mark.wide)])
def test_an_edited_position_is_refused_or_sound(key: str, seats: int) -> None:
    game, balance = find_game(key), BALANCE[key]
    dice = random.Random(seats)
    pool = list(positions(game, seats, games=2, seed=seats))
    accepted = refused = 0
    for _ in range(150):
        state = dice.choice(pool).clone()
        scramble(state, dice)
        if dice.random() < 0.7:
            balance(state)
        try:
            played = position_state(game, json.loads(json.dumps(position_words(game, state))))
        except Malformed as problem:
            assert problem.message.id.startswith("position-")
            refused += 1
            continue
        accepted += 1
        for _ in range(10):
            if game.rules.mover(played) == NOBODY:
                break
            game.rules.apply(played, game.rules.Work(), dice.choice(game.legal_codes(played)))
            assert game.referee.validate(played) == []
    assert accepted > 15
    assert refused > 15
