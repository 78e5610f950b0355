"""Intervals against values worked out by hand and by tables."""

from math import sqrt

import pytest

from semiramis.arena.results.statistics import Z_95, clustered_mean, ratio, student_95, wilson


def test_wilson_is_right_at_known_places() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    # half wins: the middle is (0.45 + 0.19207) / 1.38415, the spread 1.96 * sqrt(0.02475 + 0.0096036) / 1.38415
    assert wilson(4.5, 10) == pytest.approx((0.46387 - 0.26246, 0.46387 + 0.26246), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "wanted"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (10, 2.2281), (30, 2.0423), (99, 1.9842)],
)
def test_students_distribution_as_in_the_tables(freedom: int, wanted: float) -> None:
    assert student_95(freedom) == pytest.approx(wanted, abs=5e-5)


def test_students_distribution_becomes_the_normal_one() -> None:
    assert student_95(10**6) == Z_95
    assert student_95(999) == pytest.approx(Z_95, abs=3e-3)


def test_values_on_their_own_have_the_usual_interval() -> None:
    mean, interval = clustered_mean(enumerate([1.0, 2.0, 3.0, 4.0]))
    assert mean == 2.5
    error = sqrt(5 / 3) / sqrt(4)
    assert interval == pytest.approx((2.5 - 3.1824 * error, 2.5 + 3.1824 * error), abs=1e-3)


def test_values_of_one_cluster_count_once() -> None:
    # the means of the clusters are 2 and 4, so their standard error is 1
    mean, interval = clustered_mean([(7, 1.0), (7, 3.0), (9, 2.0), (9, 6.0)])
    assert mean == 3
    assert interval == pytest.approx((3 - 12.7062, 3 + 12.7062), abs=1e-3)
    # the same values again tell nothing new
    again, same = clustered_mean([(7, 1.0), (7, 3.0), (9, 2.0), (9, 6.0)] * 50)
    assert again == mean
    assert same == pytest.approx(interval)


def test_opposite_luck_of_swapped_seats_cancels_out() -> None:
    mean, interval = clustered_mean([(0, 30.0), (0, -28.0), (1, -40.0), (1, 42.0)])
    assert mean == 1
    assert interval == pytest.approx((1, 1))


def test_clusters_of_different_sizes() -> None:
    # sums 3 and 9 of 1 and 3 values: residuals 3 - 3 and 9 - 9
    mean, interval = clustered_mean([(0, 3.0), (1, 1.0), (1, 3.0), (1, 5.0)])
    assert mean == 3
    assert interval == pytest.approx((3, 3))
    # mean 2; residuals 4 - 2 and 4 - 6; variance 2 / 1 * (4 + 4) / 16 = 1
    mean, interval = clustered_mean([(0, 4.0), (1, 1.0), (1, 1.0), (1, 2.0)])
    assert mean == 2
    assert interval == pytest.approx((2 - 12.7062, 2 + 12.7062), abs=1e-3)


def test_one_cluster_has_no_interval_and_nothing_has_no_mean() -> None:
    assert clustered_mean([(0, 1.0), (0, 2.0)]) == (1.5, None)
    assert clustered_mean([]) == (0, None)
    assert ratio(1, 0) == 0
    assert ratio(1, 4) == 0.25
