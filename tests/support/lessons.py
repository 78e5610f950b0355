"""Plays a lesson, for the tests of every game: the learner follows the steps, the bot plays its own moves."""

from collections.abc import Iterator, Mapping

from semiramis.bots.builtin.greedy_bot import best_first_code
from semiramis.core.guide.lesson import Lesson, Step
from semiramis.core.i18n.lint import entries
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.domain import Domain
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game

PARTS = {"me", "undo", "hint", "menu", "decision"}
"""Parts of the frame that a step may point at."""


class Learner:
    """Plays a lesson."""

    def __init__(self, key: str) -> None:
        self.lesson: Lesson = find_game(key).guide.lesson
        self.game = find_game(key)
        position = self.game.display.parse_text_board(self.lesson.board)
        self.match = Match.begin(self.game, position.n_seats, referee=Referee(self.lesson.seed), position=position)
        self.let_bot_play()

    def choose(self) -> int:
        legal = self.match.legal()
        return legal[0] if len(legal) == 1 else best_first_code(self.game, self.match.state, tuple(legal))

    def let_bot_play(self) -> None:
        while not self.match.over and self.match.mover != self.lesson.seat:
            self.match.play(self.match.mover, self.choose())

    def fitting(self, step: Step) -> list[int]:
        """Return the legal codes a step accepts."""
        return [c for c in self.match.legal() if step.accepts(self.game.rules.catalogue.action(c).to_json())]

    def do(self, step: Step) -> None:
        """Do what a step asks for; in free turns, play a bot's moves."""
        if step.wants:
            self.match.play(self.lesson.seat, self.fitting(step)[0])
            self.let_bot_play()
        for _ in range(step.turns):
            ended = False
            while not ended:
                self.match.play(self.lesson.seat, self.choose())
                ended = self.match.mover != self.lesson.seat or self.game.rules.begins_turn(self.match.state)
            self.let_bot_play()

    def steps(self) -> Iterator[Step]:
        """Yield the steps, each with the match in the position in which it is shown."""
        for step in self.lesson.steps:
            yield step
            self.do(step)


def faults_of_places(lesson: Lesson, places: Mapping[str, tuple[Domain, ...]], regions: set[str]) -> list[str]:
    """Return the places a lesson points at that do not exist."""
    found = [f"region {step.region}" for step in lesson.steps if step.region and step.region not in regions]
    for point in (point for step in lesson.steps for point in step.points):
        kind, *names = point.split(":")
        if kind in ("region", "part"):
            known = names[0] in (regions if kind == "region" else PARTS)
        else:
            domains = places.get(kind, ())
            known = len(names) == len(domains) and all(n in d for n, d in zip(names, domains, strict=True))
        if not known:
            found.append(point)
    return found


def faults_of_texts(lesson: Lesson) -> list[str]:
    """Return the messages that are missing, unused, too short or loud (with "!"), in every language."""
    wanted = {step.says.id for step in lesson.steps}
    found = []
    for language in LANGUAGES:
        found += [f"{language}: {id}" for id in wanted ^ set(entries(language, f"games/{lesson.game}/lesson"))]
        said = {id: texts(language).render(step.says) for step in lesson.steps for id in (step.says.id,)}
        found += [f"{language}: {id} says {text!r}" for id, text in said.items() if len(text) < 15 or "!" in text]
    return found
