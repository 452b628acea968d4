"""A port that keeps what is asked through it, so that every answer can be judged whole when the steps hold."""

from __future__ import annotations

from typing import Any

from conformance.engines.port import AnyAnswer, Port, ProtocolRequest, Rejected
from conformance.engines.protocol import CoupRequest, HelloAnswer, RejectedAnswer, Rejection, SettleRequest


class Watched(Port):
    """Asks another port, and keeps each request with the answer or the refusal that came."""

    def __init__(self, port: Port) -> None:
        self._port = port
        self.exchanges: list[tuple[ProtocolRequest, AnyAnswer]] = []

    def hello(self) -> HelloAnswer:
        """Return what the engine said when it was greeted."""
        return self._port.hello()

    def hands(self, request: CoupRequest) -> SettleRequest | None:
        """Return coups as hands to settle, as the other port does."""
        return self._port.hands(request)

    def exchange(self, request: ProtocolRequest, *, claimed: bool = True) -> Any:  # noqa: ANN401 - as in Port
        """Send a request as the other port does, and keep it with what came."""
        try:
            answer = self._port.exchange(request, claimed=claimed)
        except Rejected as refusal:
            self.exchanges.append((request, RejectedAnswer(request.seq, Rejection(refusal.detail))))
            raise
        self.exchanges.append((request, answer))
        return answer
