"""The games in a terminal: boards drawn with colour and letters, a prompt, and the stepping through of records."""
