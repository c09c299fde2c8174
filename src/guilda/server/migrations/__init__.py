"""Steps that bring an older database to the present `schema`; run when the server starts."""
