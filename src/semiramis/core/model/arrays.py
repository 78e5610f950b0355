"""Types of the parameters of compiled loops: arrays and records, each by a name that `core.compile.c.kinds` reads.

For type checkers each of them is `Any`, because the same loop also runs plain, over lists and plain records. The text
is a numpy type with its axes (`int64[:, ::1]`) or the name of a record, alone or with its axes (`State`,
`State[::1]`). `State` and `Work` are the records of the game; a program defines all other names.
"""

from typing import Annotated, Any

Wide = Annotated[int, "wide"]
"""An integer of 64 bits on every device; others have 32 on a GPU."""

Bytes = Annotated[Any, "uint8[::1]"]
Ints = Annotated[Any, "int64[::1]"]
Ints2 = Annotated[Any, "int64[:, ::1]"]
Ints32 = Annotated[Any, "int32[::1]"]
Ints32_2 = Annotated[Any, "int32[:, ::1]"]
Floats = Annotated[Any, "float64[::1]"]
Floats2 = Annotated[Any, "float64[:, ::1]"]
Floats32_2 = Annotated[Any, "float32[:, ::1]"]

State = Annotated[Any, "State"]
States = Annotated[Any, "State[::1]"]
Work = Annotated[Any, "Work"]
Works = Annotated[Any, "Work[::1]"]

Stream = Annotated[Any, "Stream"]
"""Two integers: the state of a random number generator (`core.compile.playouts`)."""

ObservationValues = Annotated[Any, "ObservationValues"]
"""The numbers of one observation, int16, in the order of the game's planes."""
