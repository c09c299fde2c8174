"""The games in real browsers. Playwright's event loop runs as long as the tests of this folder do."""
