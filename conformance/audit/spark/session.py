"""A session with Spark: started, given this very package, and ended; what fails in it is reported in one sentence."""

from __future__ import annotations

import os
import re
import shutil
import sys
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from py4j.protocol import Py4JError
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

from conformance.errors import N_, BaccaratError, on_one_line
from conformance.places import PACKAGE

_MISSING = re.compile(r"No module named '([A-Za-z0-9_]+)")
_REASONS = (
    re.compile(r"^Caused by: [\w.$]*?(?:Exception|Error): (.+)$", re.MULTILINE),
    re.compile(r"^[\w.$]*?(?:Exception|Error): (.+)$", re.MULTILINE),
)
_LONGEST = 300
_LOOPBACK = "127.0.0.1"


@contextmanager
def spark_session(master: str, settings: Mapping[str, str]) -> Iterator[SparkSession]:
    """Yield a session at a master, as `local[2]` or `spark://host:7077`, with further settings of Spark's.

    The workers get this version of the package, which asks of them only what Spark and the kernel need: numpy, pandas,
    pyarrow and msgspec. Raises BaccaratError when Spark cannot be started, and for whatever fails in it.
    """
    _need_java()
    defaults = {
        "spark.log.level": "OFF",  # what goes wrong is reported here
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": str(sys.stderr.isatty()).lower(),
    }
    if master.startswith("local"):
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
        defaults |= {"spark.driver.host": _LOOPBACK, "spark.driver.bindAddress": _LOOPBACK}
    with sentences(), warnings.catch_warnings(), TemporaryDirectory(prefix="baccarat-spark-") as folder:
        warnings.filterwarnings("ignore", "PySpark does not yet fully support pandas", FutureWarning)  # it is not used
        builder = SparkSession.builder.master(master).appName("baccarat audit")
        for name, value in {**defaults, **settings}.items():
            builder = builder.config(name, value)
        session = builder.getOrCreate()
        try:
            session.sparkContext.addPyFile(str(_packed(Path(folder))))
            yield session
        finally:
            session.stop()


def _need_java() -> None:
    home = os.environ.get("JAVA_HOME")
    if not (Path(home) / "bin" / "java").is_file() if home else shutil.which("java") is None:
        raise BaccaratError(N_("Spark needs Java, and there is none; install Java 17 or newer, or set JAVA_HOME"))


def _packed(folder: Path) -> Path:
    """Write the modules of this package to an archive for the workers."""
    archive = folder / "baccarat_conformance.zip"
    with ZipFile(archive, "w") as file:
        for module in sorted(PACKAGE.rglob("*.py")):
            file.write(module, module.relative_to(PACKAGE.parent))
    return archive


@contextmanager
def sentences() -> Iterator[None]:
    """Raise a BaccaratError in place of whatever Spark raises."""
    try:
        yield
    except (PySparkException, Py4JError) as error:
        raise _in_a_sentence(str(error)) from None


def _in_a_sentence(text: str) -> BaccaratError:
    missing = _MISSING.search(text)
    if missing is not None:
        return BaccaratError(
            N_(
                "the workers of Spark lack {package}; install numpy, pandas, pyarrow and msgspec for their Python, "
                "or name another Python with PYSPARK_PYTHON"
            ),
            package=missing[1],
        )
    found = next((found for reason in _REASONS if (found := reason.findall(text))), None)
    reason = found[-1] if found else text.strip().partition("\n")[0]
    return BaccaratError(
        N_("Spark failed ({reason}); fix the cause and start again"), reason=on_one_line(reason.strip())[:_LONGEST]
    )
