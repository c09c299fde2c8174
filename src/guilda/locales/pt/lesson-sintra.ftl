### The lesson of Sintra, one message for each step of its lesson.json.

sintra-lesson-1 =
    Boas-vindas a Sintra. O seu palácio é o grande: oito faixas, e sob cada faixa uma janela com dois espaços. Você coloca peças de vidro nos espaços da cor delas. Uma faixa cheia leva uma peça à sua janela, e dá pontos.

    A figura sobre a faixa 1 é o seu vidraceiro. Você só pode trabalhar embaixo dele ou à direita dele.
sintra-lesson-2 =
    Pegue todas as peças de uma cor de uma fábrica. A fábrica 1 tem duas amarelas, e a faixa 1 tem dois espaços amarelos. Coloque-as ali.

    Por que a faixa 1? O vidraceiro fica à esquerda, e assim todas as faixas continuam ao alcance.
sintra-lesson-3 = A laranja e a azul, que sobraram na fábrica, foram para o centro. O adversário coloca três brancas na faixa 2; o vidraceiro dele foi junto.
sintra-lesson-4 = A faixa 1 ainda precisa de duas azuis e uma branca. Pegue as duas azuis da fábrica 3.
sintra-lesson-5 = O adversário pega duas peças rosa. No centro há agora uma só branca.
sintra-lesson-6 =
    Do centro também se pegam todas as peças de uma cor. O primeiro da rodada a fazê-lo leva o marcador de primeiro jogador: um passo no registro de vidro quebrado, mas você começa a próxima rodada.

    A branca completa a faixa 1, então o passo vale a pena.
sintra-lesson-7 =
    A faixa está cheia! Uma das peças vai para a janela, as outras para a torre de vidro. No lado A a cor não importa no fim; fique com a amarela.

    A cor desta rodada é rosa. Cada peça rosa na faixa teria dado um ponto a mais.
sintra-lesson-8 =
    4 pontos: o número sob a janela 1. A faixa foi virada e mostra o verso, com outras cores: cheia pela segunda vez, completará a janela.

    O adversário pegou duas azuis, mas na faixa 4 só cabia uma. A outra quebrou.
sintra-lesson-9 = A fábrica 4 tem três azuis, e a faixa 7 tem três espaços azuis. Fica bem à direita, e o vidraceiro vai para lá; mas nada quebra, e uma janela à direita conta de novo sempre que uma à esquerda dela pontua.
sintra-lesson-10 = O adversário pega as peças laranja. Restam duas amarelas no centro, e é a sua vez.
sintra-lesson-11 =
    Com o vidraceiro sobre a faixa 7, só as faixas 7 e 8 estão ao alcance; cada uma tem um espaço amarelo. Depois disso, só vai faltar uma peça na faixa 7. A segunda amarela quebra: mais um passo.

    Às vezes uma pequena perda é o preço de avançar.
sintra-lesson-12 = Rodada 2: as fábricas estão cheias de novo, e branco é a cor desta rodada. Você começa, pois levou o marcador. A faixa 7 precisa de uma laranja: há uma na fábrica 1.
sintra-lesson-13 = Guarde uma azul para a janela 7.
sintra-lesson-14 =
    Só 1 ponto: o número sob a janela 7. Mas de agora em diante esse 1 se soma a cada janela que você pontuar mais à esquerda.

    O adversário pega uma branca e o marcador, e completa a faixa 4.
sintra-lesson-15 = Uma peça laranja vai para a janela 4 do adversário: 1 ponto pela branca na faixa, 2 pela janela.
sintra-lesson-16 = O seu vidraceiro está bem à direita, e pouca coisa está ao alcance. Em vez de pegar peças, você pode usar um turno para movê-lo de volta à faixa mais à esquerda. Toque no vidraceiro.
sintra-lesson-17 = O adversário pega duas peças rosa. Agora veja a faixa 4: três espaços brancos, um laranja, um rosa. Branco é a cor desta rodada: cada branca nela dá um ponto a mais.
sintra-lesson-18 = Comece pela peça rosa: há uma só no centro; depois pode haver mais, e elas quebrariam. O marcador já foi levado, então não custa nada.
sintra-lesson-19 = O adversário pega duas amarelas.
sintra-lesson-20 = Agora as três brancas da fábrica 4, para os três espaços brancos da faixa 4.
sintra-lesson-21 = O adversário pega duas azuis.
sintra-lesson-22 = Falta uma laranja, e a fábrica 3 tem. Complete a faixa 4.
sintra-lesson-23 = As três brancas já deram 3 pontos. Guarde uma branca para a janela.
sintra-lesson-24 =
    3 pela cor, 2 pela janela 4 e 1 pela janela 7 à direita dela: 6 pontos com uma faixa.

    Então: encha cedo as janelas da direita, complete faixas na rodada da cor delas e mova o vidraceiro de volta antes que peças acabem quebrando.
sintra-lesson-25 =
    Depois de seis rodadas, paga-se o vidro quebrado, cada três peças restantes nas faixas dão um ponto, e contam os ornamentos entre as janelas: 10 pontos por quatro espaços preenchidos em volta de um ornamento, 6 por três, 3 por dois.

    Isso é tudo. Jogue uma partida contra um bot: você já conhece as regras.
