# El final de la partida: el tablero de quien ganó, suerte y habilidad.
result-board = Tablero de { $name }
result-board-yours = Tu tablero
result-luck-ask = ¿Cuánto fue suerte?
result-skill = Habilidad { $change }
result-chance = Suerte { $change }
result-swing = El mayor vuelco en las posibilidades de ganar fue de { $change }:
result-moment = ver ese momento
result-count = Contar de nuevo
result-first-rating = Tu primer rating: { $rating }
