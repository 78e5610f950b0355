import pytest

from semiramis.core.model.stage import Stage, Stages

STAGES = Stages(
    Stage("deal", "setup", "chance", {"draw": "X-1"}, "X-1", pending=("drawn",)),
    Stage("act", "turn", actions={"pass": "X-2", "move": "X-3"}, clause="X-4", begins_turn=True),
    Stage("pay", "turn", actions={"pay": "X-5"}, clause="X-5", reached_by="X-3", pending=("owed",)),
    Stage("extra", "end", actions={"move": "X-3"}, clause="X-6"),
    Stage("over", "end", "nobody"),
    text="x-stage",
    pending={"drawn": 0, "owed": 9},
)


def test_stages_are_numbered_in_their_order() -> None:
    assert [STAGES.index(stage.name) for stage in STAGES] == list(range(len(STAGES)))
    assert STAGES[1].name == STAGES.domain.words[1] == "act"
    assert STAGES.domain.text == "x-stage"
    with pytest.raises(KeyError, match="'ask' is not a stage"):
        STAGES.index("ask")


def test_a_kind_of_action_knows_its_stages_and_clauses() -> None:
    assert STAGES.action_clauses == {"pass": "X-2", "move": "X-3", "pay": "X-5"}
    assert [stage.name for stage in STAGES.answered_by("move")] == ["act", "extra"]
    assert [STAGES.reached_by(kind) for kind in ("pay", "move")] == ["X-3", "X-4"]


def test_a_table_that_contradicts_itself_is_an_error() -> None:
    with pytest.raises(ValueError, match="stage pay has a pending field without an empty value"):
        Stages(Stage("pay", "turn", pending=("owed",)), text="x", pending={})
    farm, field = Stage("farm", "turn", actions={"farm": "X-1"}), Stage("field", "end", actions={"farm": "X-2"})
    with pytest.raises(ValueError, match="action farm has two clauses"):
        Stages(farm, field, text="x", pending={})
