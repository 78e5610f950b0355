"""A network evaluated in the rules dialect: the policy of the legal actions and the values of all seats.

Numbers are float32. `add_row` is where nearly all time goes; compiled code has it as C of our own (ADD_ROW), which
compilers turn into vector instructions.
"""

from typing import Annotated, Any, NamedTuple

from semiramis.core.compile.interface import observe
from semiramis.core.model.arrays import Floats, Ints, Ints2, States, Works
from semiramis.core.model.network import CATEGORY, QUANTITY_SCALE, ROOT_SCALE
from semiramis.core.model.observation import MOST_SEATS
from semiramis.core.model.rule import rule

Floats32 = Annotated[Any, "float32[::1]"]
ObservationRows = Annotated[Any, "ObservationRow[::1]"]

POSITION, KIND, ROW, LOW, MOST = range(5)
"""Columns of `features`."""

(WIDTH, EMBED, EMBED_BIAS, TRUNK_1, TRUNK_1_BIAS, TRUNK_2, TRUNK_2_BIAS, FLAT, FLAT_BIAS, VALUE, VALUE_BIAS) = range(11)
"""Entries of `plan`: the width, and where each tensor begins in the weights."""
N_VALUES = 11
"""The entry with the number of values of a seat."""

HALVINGS = 8


class NetworkArrays(NamedTuple):
    """What an evaluation works on: the weights, how to read an observation, and buffers."""

    weights: Floats32
    features: Ints2
    plan: Ints
    rows: ObservationRows
    hidden: Floats32
    further: Floats32
    said: Floats32
    priors: Floats


ADD_ROW = """
/* Add a row of weights times a number to a vector, in float32. */
RULE void add_row(const Tables *tables, float_array to, num at, float_array weights, num first, num n, double times) {
  float *out = to.at + at;
  const float *row = weights.at + first;
  const float by = (float)times;
  for (num i = 0; i < n; i++) out[i] += by * row[i];
}"""


@rule()
def add_row(to: Floats32, at: int, weights: Floats32, first: int, n: int, times: float) -> None:
    """Add a row of weights times a number to a vector, in float32."""
    for index in range(n):
        to[at + index] += times * weights[first + index]


@rule()
def evaluate_position(states: States, works: Works, arrays: NetworkArrays, which: int, at: int, n: int) -> None:
    """Write what the network says of a state in which a seat decides: the priors of its n legal actions, and `said`."""
    observe(states[which], at, arrays.rows[0].values)
    read_features(arrays)
    dense(
        arrays.weights,
        arrays.hidden,
        arrays.further,
        arrays.plan[WIDTH],
        arrays.plan[TRUNK_1],
        arrays.plan[TRUNK_1_BIAS],
    )
    residual(arrays)
    say_values(arrays)
    write_priors(works, arrays, n)


@rule()
def read_features(arrays: NetworkArrays) -> None:
    """Write the first layer, rectified, to `hidden`."""
    weights = arrays.weights
    features = arrays.features
    hidden = arrays.hidden
    width = arrays.plan[WIDTH]
    for index in range(width):
        hidden[index] = weights[arrays.plan[EMBED_BIAS] + index]
    for number in range(len(features)):
        seen = arrays.rows[0].values[features[number][POSITION]]
        row = arrays.plan[EMBED] + features[number][ROW] * width
        if features[number][KIND] == CATEGORY:
            category = min(seen - features[number][LOW], features[number][MOST])
            if category > 0:
                add_row(hidden, 0, weights, row + (category - 1) * width, width, 1.0)
        elif seen > 0:
            add_row(hidden, 0, weights, row, width, seen / QUANTITY_SCALE)
            add_row(hidden, 0, weights, row + width, width, (seen + 0.0) ** 0.5 / ROOT_SCALE)
    rectify(hidden, width)


@rule()
def rectify(vector: Floats32, n: int) -> None:
    """Set negative numbers to zero."""
    for index in range(n):
        vector[index] = max(0.0, vector[index])


@rule()
def dense(weights: Floats32, read: Floats32, to: Floats32, width: int, first: int, bias: int) -> None:
    """Write a layer over a rectified vector, rectified, to another."""
    for index in range(width):
        to[index] = weights[bias + index]
    for index in range(width):
        if read[index] > 0.0:
            add_row(to, 0, weights, first + index * width, width, read[index])
    rectify(to, width)


@rule()
def residual(arrays: NetworkArrays) -> None:
    """Write the second layer plus its input, rectified, to `hidden`."""
    width = arrays.plan[WIDTH]
    hidden = arrays.hidden
    further = arrays.further
    for index in range(width):
        hidden[index] = arrays.weights[arrays.plan[TRUNK_2_BIAS] + index] + further[index]
    for index in range(width):
        if further[index] > 0.0:
            add_row(hidden, 0, arrays.weights, arrays.plan[TRUNK_2] + index * width, width, further[index])
    rectify(hidden, width)


@rule()
def say_values(arrays: NetworkArrays) -> None:
    """Write the values of all seats, the deciding one first, to `said`."""
    n = MOST_SEATS * arrays.plan[N_VALUES]
    said = arrays.said
    for index in range(n):
        said[index] = arrays.weights[arrays.plan[VALUE_BIAS] + index]
    for index in range(arrays.plan[WIDTH]):
        if arrays.hidden[index] > 0.0:
            add_row(said, 0, arrays.weights, arrays.plan[VALUE] + index * n, n, arrays.hidden[index])


@rule()
def write_priors(works: Works, arrays: NetworkArrays, n: int) -> None:
    """Write the probability of each legal action, in their order, to `priors`."""
    priors = arrays.priors
    width = arrays.plan[WIDTH]
    top = -1.0e9
    for place in range(n):
        code = works[0].legal[place]
        logit = arrays.weights[arrays.plan[FLAT_BIAS] + code] + 0.0
        for index in range(width):
            logit += arrays.hidden[index] * arrays.weights[arrays.plan[FLAT] + code * width + index]
        priors[place] = logit
        top = max(top, logit)
    total = 0.0
    for place in range(n):
        priors[place] = exponential(priors[place] - top)
        total += priors[place]
    for place in range(n):
        priors[place] /= total


@rule()
def exponential(power: float) -> float:
    """Return e to a power from -60 to 0, to about nine digits; 0 below."""
    if power < -60.0:
        return 0.0
    small = power / 256.0
    made = 1.0 + small * (1.0 + small * (0.5 + small * (1.0 / 6.0 + small * (1.0 / 24.0 + small / 120.0))))
    for _ in range(HALVINGS):
        made = made * made
    return made
