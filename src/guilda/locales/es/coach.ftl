coach-own-more = Se esperan { $points } puntos más: { $item }.
coach-own-fewer = Cuesta { $points } puntos: { $item }.
coach-opponent-fewer = El rival más fuerte puede esperar { $points } puntos menos: { $item }.
coach-opponent-more = El rival más fuerte puede esperar { $points } puntos más: { $item }.
coach-now = Da enseguida { $points } puntos más.
coach-reply = Evita la respuesta esperada: { $sentence }
coach-close = Muy igualado: unas pocas razones no explican la diferencia.
