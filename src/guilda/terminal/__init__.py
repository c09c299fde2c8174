"""Play at the terminal: boards drawn with colour and letters, a prompt, and replay of records."""
