"""The boards as SVG, for notebooks and your own web pages. The pieces are those of Guilda's page."""
