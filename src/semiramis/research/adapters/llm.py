"""Observations for language models: rules, position, recent events and legal actions as one JSON object.

An observation depends on the match alone, so two observations of the same position are equal. `observation_schema`
describes it; `python -m semiramis.research.adapters.schema` publishes the schema.
"""

from typing import Any

from semiramis.core.game import Game
from semiramis.core.i18n.text import LANGUAGES, Texts, texts
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import NOBODY, SEAT, seat_word
from semiramis.core.play.match import Match
from semiramis.core.play.position import position_words
from semiramis.core.play.view import offers_for, result_words
from semiramis.research.adapters.errors import BadCall, one_of

FORMAT = 1


def observation_json(match: Match, seat: int, *, language: str = "en", rules: bool = True) -> dict[str, Any]:
    """Everything a seat knows about a match. Without `rules` it is far shorter, for all decisions but the first."""
    if seat not in range(match.n_seats):
        raise BadCall("research-env-seat", given=str(seat)[:40], most=match.n_seats - 1)
    one_of("research-env-language", language, LANGUAGES)
    game, state, words = match.game, match.state, texts(language)
    placed = position_words(game, state)
    observation: dict[str, Any] = {
        "semiramis": "observation",
        "format": FORMAT,
        "game": game.key,
        "version": game.version,
        "edition": game.edition.hash,
        "options": match.options,
        "language": language,
        "seat": SEAT.words[seat],
        "mover": seat_word(match.mover),
        "over": match.mover == NOBODY,
        "asks": words.render(game.display.prompt(state)),
        "board": game.display.text_board(state),
        "table": placed["table"],
        "seats": placed["seats"],
        "scores": result_words(game, state),
        "events": recent_events(match, seat, words),
        "legal": legal_actions(game, state, seat, words),
    }
    return {**observation, "rules": rules_json(game, language)} if rules else observation


def rules_json(game: Game, language: str = "en") -> list[dict[str, str]]:
    """The rules of a game, clause by clause."""
    words = texts(one_of("research-env-language", language, LANGUAGES))
    clauses = ((clause, *words.clause(clause)) for clause in game.clauses)
    return [{"clause": clause, "title": title, "text": text} for clause, title, text in clauses]


def rules_text(game: Game, language: str = "en") -> str:
    """The rules of a game as text, one clause per line, for a prompt."""
    return "\n".join(f"{each['clause']} {each['title']}: {each['text']}" for each in rules_json(game, language))


def legal_actions(game: Game, state: State, seat: int, words: Texts) -> list[dict[str, Any]]:
    """The legal actions of a seat: notation, sentence and immediate effect; empty when it is not its turn."""
    parse = game.rules.catalogue.parse
    return [
        {
            "code": parse(offer["notation"]),
            "notation": offer["notation"],
            "action": offer["action"],
            "meaning": _meaning(game, state, parse(offer["notation"]), seat, words),
            "scores": offer["parts"],
            "reveals": offer["reveals"],
            "ends_turn": offer["ends"],
        }
        for offer in offers_for(game, state, seat)
    ]


def _meaning(game: Game, state: State, code: int, seat: int, words: Texts) -> str:
    """The events of an action as sentences; its notation where it has none."""
    after = state.clone()
    game.rules.apply(after, game.rules.Work(), code)
    sentences = words.sentences(game.display.events(state, code, after, seat))
    return " ".join(sentences) or game.rules.catalogue.notation(code)


def recent_events(match: Match, seat: int, words: Texts) -> list[str]:
    """The events since the seat's last decision, that decision included, as sentences."""
    recent = []
    for step in reversed(match.steps):
        recent.append(step)
        if step.seat == seat:
            break
    sentences: list[str] = []
    work = match.game.rules.Work()
    for step in reversed(recent):
        before = step.before
        for code in (step.code, *step.chance):
            after = before.clone()
            match.game.rules.apply(after, work, code)
            sentences += [words.render(event) for event in match.game.display.events(before, code, after, seat)]
            before = after
    return sentences
