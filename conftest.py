"""What pytest leaves out: modules that import Spark, where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = (
    [] if find_spec("pyspark") else ["conformance/audit/spark/*", "conformance/cli/auditing_on_spark.py"]
)
