"""The adapter for an engine in this process: a Python callable named `module:attribute`."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from conformance.engines.port import Handler
from conformance.errors import N_, BaccaratError


def load_engine(name: str) -> Handler:
    """Import an engine by `module:attribute`; a class is called once without arguments to make the engine.

    The folder from which the command is run is searched too. Raises BaccaratError when nothing callable is there.
    """
    module_name, colon, attribute = name.partition(":")
    if not colon or not module_name or not attribute:
        raise BaccaratError(
            N_('"{name}" is not an engine; write module:attribute, as in acme.engine:answer'), name=name
        )
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = importlib.import_module(module_name)
        for part in attribute.split("."):
            found = getattr(found, part)
        engine = found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:
        raise BaccaratError(
            N_("engine {name} cannot be loaded ({error}); check its name and that it can be imported from here"),
            name=name,
            error=f"{type(error).__name__}: {error}",
        ) from error
    if not callable(engine):
        raise BaccaratError(N_("engine {name} cannot be called; name a function of one request"), name=name)
    handler: Handler = engine
    return handler
