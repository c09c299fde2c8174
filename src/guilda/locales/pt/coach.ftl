coach-own-more = { $points } pontos a mais esperados: { $item }.
coach-own-fewer = Isso custa { $points } pontos: { $item }.
coach-opponent-fewer = O adversário mais forte pode esperar { $points } pontos a menos: { $item }.
coach-opponent-more = O adversário mais forte pode esperar { $points } pontos a mais: { $item }.
coach-now = Isso marca na hora { $points } pontos a mais.
coach-reply = Isso impede a resposta esperada: { $sentence }
coach-close = Quase igual: poucas razões não explicam a diferença.
