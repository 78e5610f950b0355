"""Continuations over HTTP: for the player to move only, and with legal actions only."""

import httpx

from tests.server.client import BESIDE_ME, ME, Person, error, found, make, to_move, two_people

NOTHING: dict[str, list[object]] = {"actions": []}


def building(http: httpx.Client) -> Person:
    """A person in Babylon who has mined a tile and may build it."""
    person = make(http, "babylon", ME, BESIDE_ME)
    while person.now()["view"]["stage"] != "build":
        person.play()
    return person


def test_a_whole_build_is_listed_played_and_scores_as_listed(http: httpx.Client) -> None:
    person = building(http)
    now = person.now()
    place, spot = next((place, spot) for place, spot in now["view"]["spots"].items() if spot["rests"])
    first = [{"do": "build", "source": "mined"}, {"do": "place", "place": place, "level": spot["rests"][0]["level"]}]
    answer = found(person.post("/continuations", {"actions": first}))
    assert answer["seq"] == now["table"]["seq"]
    best = max(answer["found"], key=lambda each: sum(each["parts"].values()))
    steps = [answer["actions"][number]["action"] for group in best["groups"] for number in group]
    for action in (*first, *steps):
        person.do("move", action=action)
    seat = now["view"]["you"]
    gained = person.now()["view"]["scores"][seat]["total"] - now["view"]["scores"][seat]["total"]
    assert gained == sum(best["parts"].values()) > 0


def test_only_the_mover_may_ask_and_only_with_legal_actions(http: httpx.Client) -> None:
    host, guest = two_people(http, "babylon")
    mover, other = to_move(host, guest)
    before = mover.seq()
    assert error(other.post("/continuations", NOTHING), 409)["id"] == "server-not-your-turn"
    assert error(Person(http, host.table).post("/continuations", NOTHING), 401)
    assert error(mover.post("/continuations", {"actions": [{"do": "end"}]}), 422)["clause"]
    assert error(mover.post("/continuations", {"actions": [{"do": "fly"}]}), 400)
    assert error(mover.post("/continuations", {"actions": [{}] * 9}), 400)
    assert error(mover.post("/continuations", {}), 400)
    assert mover.seq() == before, "nothing was played"
