"""The audit on Apache Spark: the same rules over the same batches, in as many processes as a cluster has."""
