"""Tables on the network: HTTP and WebSocket, storage, accounts. The rules and the tables know nothing of it."""
