"""`python -m conformance.site`: build the help site, and show it on this machine."""

from __future__ import annotations

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import click

from conformance.errors import N_, BaccaratError
from conformance.places import SOURCE
from conformance.site.build import ROOT, build_site, published
from conformance.suite.completeness import incomplete
from conformance.suite.verdict import incomplete_text
from conformance.words import words_in

HOST = "127.0.0.1"
INCOMPLETE, MISUSE = 1, 2


@click.command()
@click.option(
    "--into",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=ROOT / "build" / "site",
    show_default="build/site",
    help="The folder for the site, which is new, empty or holds a site.",
)
@click.option("--url", envvar="SITE_URL", default="", help="The address at which the site will stand.")
@click.option("--serve", "port", type=int, metavar="PORT", help="Show the site on this machine, at this port.")
def main(folder: Path, url: str, port: int | None) -> None:
    """Build the help site in every language."""
    try:
        build_site(folder, url=url)
        if port is None:
            click.echo(f"{folder}: open index.html, or run make serve")
            sys.exit(_tell_incomplete())
        else:
            _serve(folder, port)
    except BaccaratError as error:
        click.echo(f"baccarat site: {error}", err=True)
        sys.exit(MISUSE)


def _tell_incomplete() -> int:
    """Print how much is there of each language of the site that is incomplete, and return the exit status."""
    found = incomplete(published(ROOT / "docs"))
    for one in found:
        click.echo(incomplete_text(one, words_in(SOURCE)))
    return INCOMPLETE if found else 0


def _serve(folder: Path, port: int) -> None:
    """Serve a folder to this machine until Ctrl-C; whatever is built into it later is served from then on."""
    try:
        server = ThreadingHTTPServer((HOST, port), partial(SimpleHTTPRequestHandler, directory=str(folder)))
    except (OSError, OverflowError) as error:
        raise BaccaratError(
            N_("nothing can listen at {host}:{port} ({reason}); choose another address"),
            host=HOST,
            port=port,
            reason=getattr(error, "strerror", None) or error,
        ) from error
    with server:
        click.echo(f"http://{HOST}:{server.server_port}: end with Ctrl-C")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            click.echo()


if __name__ == "__main__":
    main()
