"""A headless Chromium for the tests, and pages that are held to have told of no error and asked nothing elsewhere."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page, sync_playwright

PHONE, DESK = (360, 740), (1280, 800)
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def _chromium() -> str | None:
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="module")
def browser():
    """A headless Chromium; while it is there, Playwright keeps an event loop running that others would run into."""
    program = _chromium()
    if program is None:
        reason = "chromium is not installed; run .ci/setup as root, or: apt-get install chromium"
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def opened(browser: Browser, address: str, size: tuple[int, int] = DESK, **how: object):
    """Open a page, and at its end hold it to have told of no error and asked nothing of any other host."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **how)
    faults: list[str] = []
    own = urlsplit(address)

    def asked(request):
        if urlsplit(request.url)[:2] not in {own[:2], ("data", ""), ("blob", "")}:
            faults.append(f"asked {request.url}")

    def failed(request):
        if request.failure != "net::ERR_ABORTED":  # the page was left before it had come
            faults.append(f"failed {request.url}: {request.failure}")

    try:
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("request", asked)
        page.on("requestfailed", failed)
        page.on("response", lambda answer: answer.status < 400 or faults.append(f"{answer.status} {answer.url}"))
        page.on("pageerror", lambda error: faults.append(f"error {error}"))
        page.on("console", lambda said: said.type in {"error", "warning"} and faults.append(f"{said.type} {said.text}"))
        page.goto(address)
        yield page
        assert faults == []
    finally:
        context.close()


def violations(page: Page) -> list[tuple[str, str, list[str]]]:
    """Return the accessibility faults that axe-core finds on a page: rule, impact and the first places."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run({resultTypes: ['violations'], preload: false})).violations")
    return [(fault["id"], fault["impact"], [node["target"] for node in fault["nodes"]][:5]) for fault in found]
