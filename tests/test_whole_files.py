"""Files that appear whole: beside what is there already, through links, and into what is no file."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from conformance.whole_files import write_whole
from tests.programs import baccarat, baccarat_process


@pytest.fixture
def umask():
    """Return a function that sets the umask; it is as before afterwards."""
    before = os.umask(0o022)
    yield os.umask
    os.umask(before)


@pytest.mark.parametrize(("mask", "mode"), [(0o077, 0o600), (0o022, 0o644), (0o002, 0o664)])
def test_a_new_file_has_what_the_umask_leaves(tmp_path, umask, mask, mode):
    """A file that was not there may be read by whom the umask lets."""
    umask(mask)
    write_whole(tmp_path, {"a": b"1"})

    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == mode


def test_a_file_that_is_replaced_keeps_its_permissions(tmp_path):
    """Who could not read the old content cannot read the new."""
    (tmp_path / "a").write_bytes(b"old")
    (tmp_path / "a").chmod(0o640)
    write_whole(tmp_path, {"a": b"new"})

    assert (tmp_path / "a").read_bytes() == b"new"
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o640


@pytest.mark.parametrize("there", [True, False])
def test_a_link_stays_and_leads_to_the_new_content(tmp_path, there):
    """What a link leads to is replaced or made, in its own folder, and not the link."""
    (tmp_path / "far").mkdir()
    if there:
        (tmp_path / "far" / "b").write_bytes(b"old")
    (tmp_path / "a").symlink_to("far/b")
    write_whole(tmp_path, {"a": b"new"})

    assert (tmp_path / "a").is_symlink()
    assert (tmp_path / "far" / "b").read_bytes() == b"new"
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["a", "b", "far"]


def test_a_pipe_is_written_to(tmp_path):
    """Who reads at the other end of a pipe gets the content, and the pipe stays."""
    os.mkfifo(tmp_path / "a")
    got = []
    reader = threading.Thread(target=lambda: got.append((tmp_path / "a").read_bytes()))
    reader.start()
    write_whole(tmp_path, {"a": b"new"})
    reader.join(5)

    assert got == [b"new"]
    assert (tmp_path / "a").is_fifo()


def test_a_folder_in_the_place_of_a_file_is_refused_before_anything_is_replaced(tmp_path):
    """All files of a report are as before when one of them cannot be written."""
    (tmp_path / "report.json").write_bytes(b"old")
    (tmp_path / "junit.xml").mkdir()
    with pytest.raises(IsADirectoryError):
        write_whole(tmp_path, {"report.json": b"new", "junit.xml": b"new"})

    assert (tmp_path / "report.json").read_bytes() == b"old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["junit.xml", "report.json"]


def test_a_link_that_leads_to_itself_is_refused(tmp_path):
    """A loop of links is an error of the file system, and stays."""
    (tmp_path / "a").symlink_to("a")
    with pytest.raises(OSError, match="Too many levels of symbolic links"):
        write_whole(tmp_path, {"a": b"new"})

    assert (tmp_path / "a").is_symlink()


def test_an_export_to_standard_output_is_there_alone(tmp_path):
    """`--out /dev/stdout` writes the export to a pipe or a file, and what is said of it goes to standard error."""
    export = ("help", "export", "--table", "touch", "--language", "en", "--format", "json", "--date", "2026-01-01")
    baccarat(*export, "--out", tmp_path / "wanted")
    wanted = (tmp_path / "wanted").read_bytes()
    piped = baccarat_process(*export, "--out", "/dev/stdout")

    assert (piped.returncode, piped.stdout.encode()) == (0, wanted)
    assert "\n/dev/stdout: touch, en, json; " in piped.stderr


def test_an_export_to_a_full_device_says_so():
    """A device that takes nothing is named with the reason, and is not replaced."""
    done = baccarat("help", "export", "--table", "touch", "--language", "en", "--format", "html", "--out", "/dev/full")

    assert done.returncode == 2
    assert done.stderr == (
        "baccarat: the export cannot be written to /dev/full (No space left on device); "
        "make room or choose another file\n"
    )
    assert Path("/dev/full").is_char_device()


@pytest.mark.parametrize("options", [["--report", ""], ["--report="]])
def test_a_report_into_a_folder_without_a_name_is_refused(tmp_path, options):
    """An empty name is none: nothing is written to the folder in use."""
    done = baccarat("verify", "--table", "touch", "--rule", "DRAW-P5", *options, cwd=tmp_path)

    assert done.returncode == 2
    assert "the name of the folder is empty" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_report_names_the_folder_in_the_place_of_its_file(tmp_path):
    """Where junit.xml is a folder, the report is refused by its name before the run."""
    (tmp_path / "junit.xml").mkdir()
    done = baccarat("verify", "--table", "touch", "--rule", "DRAW-P5", "--report", tmp_path)

    assert done.returncode == 2
    assert f"{tmp_path}/junit.xml (Is a directory)" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["junit.xml"]
