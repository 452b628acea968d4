"""Engines: the reference engine, the protocol it speaks, and the port through which the suite reaches any engine."""
