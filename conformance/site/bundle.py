"""ES modules made one classic script, which also runs in a page that was opened from a disk.

Each module becomes a function that returns its exports, so that their names never meet. Only two forms are known,
and any other import or export is refused: `export` before a class, a const or a function, and imports of names in
one line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_EXPORT = re.compile(r"^export (?=(?:class|const|function) (\w+))", re.MULTILINE)
_IMPORT = re.compile(r'^import (\{ [\w, ]+ \}) from "\./(\w+)\.mjs";$', re.MULTILINE)
_OTHER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


def bundle(modules: Mapping[str, str]) -> str:
    """Return one script of modules by their names, each after those that it imports.

    Raises ValueError for a form that it does not know, and for an import of a module that comes later or never.
    """
    parts = [_function(name, text, list(modules)[:place]) for place, (name, text) in enumerate(modules.items())]
    return '"use strict";\n(() => {\n' + "\n".join(parts) + "})();\n"


def _function(name: str, text: str, before: list[str]) -> str:
    imported = [match[2] for match in _IMPORT.finditer(text)]
    if missing := set(imported) - set(before):
        raise ValueError(f"{name}.mjs imports {', '.join(sorted(missing))}, which does not come before it")
    exports = _EXPORT.findall(text)
    body = _EXPORT.sub("", _IMPORT.sub(r"const \1 = $\2;", text))
    if other := _OTHER.search(body):
        raise ValueError(f"{name}.mjs: this form is not known to the bundle: {other[0]}")
    return f"const ${name} = (() => {{\n{body}\nreturn {{ {', '.join(exports)} }};\n}})();\n"
