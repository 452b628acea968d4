"""Simulated logs: rounds dealt from real shoes, and faults planted in them, to try an audit on."""
