coach-own = Pontos esperados: { $own }.
coach-opponent = Pontos do adversário mais forte: { $opponent }.
coach-both = Pontos esperados: { $own }; pontos do adversário mais forte: { $opponent }.
coach-more = { $points } a mais ({ $item })
coach-fewer = { $points } a menos ({ $item })
coach-more-total = { $points } a mais no total
coach-fewer-total = { $points } a menos no total
coach-chance = { $item }: pelo menos { $number } em { $better }% das partidas simuladas em vez de { $other }%
coach-now = Isso marca na hora { $points } { $points ->
    [one] ponto
   *[other] pontos
} a mais.
coach-reply = Isso impede a resposta esperada: { $sentence }
coach-now-reply = Isso marca na hora { $points } { $points ->
    [one] ponto
   *[other] pontos
} a mais e impede a resposta esperada: { $sentence }
coach-start = Isso permite começar a próxima rodada em { $better }% das partidas simuladas em vez de { $other }%.
coach-sooner = Rodadas até o fim da partida: { $rounds } a menos em média.
coach-later = Rodadas até o fim da partida: { $rounds } a mais em média.
coach-close = Quase igual: as partidas simuladas não confirmam vantagem em pontos.
coach-hint = Por que a primeira opção e não a segunda?
coach-why = Por que é melhor?
