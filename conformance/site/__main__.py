"""`python -m conformance.site`: build the help site, and show it on this machine."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import click

from conformance.errors import BaccaratError
from conformance.site.build import ROOT, build_site


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
        click.echo(f"{folder}: open index.html, or run make serve" if port is None else f"http://127.0.0.1:{port}")
        if port is not None:
            _serve(folder, port)
    except (BaccaratError, OSError, OverflowError) as error:
        raise click.ClickException(str(error)) from error


def _serve(folder: Path, port: int) -> None:
    """Serve a folder to this machine until Ctrl-C; whatever is built into it anew is served from then on."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            click.echo()


if __name__ == "__main__":
    main()
