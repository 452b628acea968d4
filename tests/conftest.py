"""What several test modules share."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from conformance.places import data_folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of `spec/` to edit; whoever edits it puts it back."""
    path = tmp_path_factory.mktemp("copy") / "spec"
    shutil.copytree(data_folder("spec"), path)
    return path
