"""The help site: one site a language by MkDocs from `docs/`, a page to choose the language, and the coup explorer."""
