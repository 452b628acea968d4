"""Runs every scenario here at each of its tables."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def table(request: pytest.FixtureRequest) -> str:
    """The table at which the scenario runs."""
    return str(request.param)
