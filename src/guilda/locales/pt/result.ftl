# O fim da partida: o tabuleiro de quem venceu, sorte e habilidade.
result-board = Tabuleiro de { $name }
result-board-yours = Seu tabuleiro
result-luck-ask = Quanto foi sorte?
result-skill = Habilidade { $change }
result-chance = Sorte { $change }
result-swing = A maior virada nas chances de vitória foi de { $change }:
result-moment = ver esse momento
result-count = Contar de novo
result-first-rating = Seu primeiro rating: { $rating }
