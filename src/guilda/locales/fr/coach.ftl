coach-own-more = { $points } points de plus à espérer : { $item }.
coach-own-fewer = Cela coûte { $points } points : { $item }.
coach-opponent-fewer = L’adversaire le plus fort peut espérer { $points } points de moins : { $item }.
coach-opponent-more = L’adversaire le plus fort peut espérer { $points } points de plus : { $item }.
coach-now = Cela rapporte tout de suite { $points } points de plus.
coach-reply = Cela empêche la réponse attendue : { $sentence }
coach-close = Très serré : quelques raisons seules n’expliquent pas la différence.
