from collections import Counter

from semiramis.core.model.domain import CHANCE
from semiramis.core.play.chance import Referee, below, commitment, keyed_numbers, shuffled
from semiramis.core.play.match import Match
from semiramis.games.amyitis.game import GAME


def test_the_same_seed_and_purpose_give_the_same_order() -> None:
    deck = tuple(range(20))
    assert shuffled("s", "tiles", deck) == shuffled("s", "tiles", deck)
    assert shuffled("s", "tiles", deck) != shuffled("s", "cards", deck)
    assert shuffled("s", "tiles", deck) != shuffled("t", "tiles", deck)
    assert sorted(shuffled("s", "tiles", deck)) == list(deck)


def test_every_order_is_equally_likely() -> None:
    orders = Counter(tuple(shuffled(str(seed), "p", (0, 1, 2))) for seed in range(6000))
    assert len(orders) == 6
    # five degrees of freedom: the chance of exceeding 20.5 is one in a thousand, and the seeds are fixed
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 20.5


def test_numbers_below_are_even_and_in_range() -> None:
    numbers = keyed_numbers("seed", "dice")
    rolls = Counter(below(numbers, 6) for _ in range(6000))
    assert set(rolls) == set(range(6))
    assert sum((n - 1000) ** 2 / 1000 for n in rolls.values()) < 20.5


def test_the_commitment_fixes_seed_and_nonce() -> None:
    referee = Referee("seed", "nonce")
    assert referee.commitment == commitment("seed", "nonce")
    assert len({commitment(s, n) for s in ("seed", "seeds") for n in ("nonce", "nonces")}) == 4
    assert Referee("seed").commitment != Referee("seed").commitment, "a short seed cannot be found by trying"
    assert Referee().seed != Referee().seed


def test_the_same_seed_deals_the_same_cards_to_the_same_round_whatever_happened_before() -> None:
    quiet = Match.begin(GAME, 2, referee=Referee("duplicate"))
    busy = Match.begin(GAME, 2, referee=Referee("duplicate"))
    assert quiet.state == busy.state
    for match, choose in ((quiet, 0), (busy, -1)):
        while match.state.round < 3:
            match.play(match.mover, match.legal()[choose])
    assert quiet.state != busy.state
    assert quiet.state.triple == busy.state.triple


def test_a_position_that_this_seed_would_not_have_dealt_is_still_dealt_from_what_is_left() -> None:
    referee = Referee("odd")
    state = GAME.new_state(2)
    work = GAME.rules.Work()
    while GAME.rules.mover(state) == CHANCE:
        drawn = referee.draw(GAME, state)
        codes = GAME.legal_codes(state)
        assert drawn in codes
        # deal other cards than the seed would, so that later draws find cards missing
        GAME.rules.apply(state, work, codes[-1] if codes[-1] != drawn else codes[0])
    assert GAME.referee.validate(state) == []
