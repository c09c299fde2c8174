### The lesson of Splendor, one message for each step of its lesson.json.

splendor-lesson-1 = Você negocia gemas. Com fichas, compra cartas; cada carta comprada dá para sempre uma gema da sua cor, e assim as próximas custam menos. Quando alguém chega a 15 pontos de prestígio, a partida termina com aquela rodada.
splendor-lesson-2 = Em um turno você faz uma só coisa. Comece pegando fichas: três de cores diferentes. Toque na safira, no rubi e no ônix da reserva.
splendor-lesson-3 = A carta de diamante à esquerda da linha de baixo custa 2 rubis e 1 ônix: você já tem duas dessas três fichas.
splendor-lesson-4 = Falta um rubi. Pegue-o junto com um diamante e uma esmeralda, de que logo vai precisar.
splendor-lesson-5 = Três fichas são o máximo por turno, por isso é melhor que cada uma tenha um propósito.
splendor-lesson-6 = Agora você pode comprar a carta de diamante. Toque nela e depois em “Comprar”.
splendor-lesson-7 = As fichas voltaram à reserva; a carta fica com você e vale um diamante em toda compra daqui em diante.
splendor-lesson-8 = Uma carta da linha do meio dá 2 pontos: a de rubi, à esquerda. Você ainda não pode comprá-la, mas pode reservá-la. Toque nela e depois em “Reservar”.
splendor-lesson-9 = Agora ninguém mais pode levá-la, e você ganhou uma ficha de ouro: um curinga que vale por qualquer gema. Você pode ter no máximo três cartas reservadas.
splendor-lesson-10 = A carta de ônix à direita da linha de baixo custa um diamante, uma safira, uma esmeralda e um rubi. Você não tem rubi, mas tem ouro. Compre-a.
splendor-lesson-11 = Sua carta pagou o diamante, e o ouro, o rubi. Se você também tivesse um rubi, teria de escolher qual dos dois gastar.
splendor-lesson-12 = O outro modo de pegar fichas: duas da mesma cor, se houver pelo menos quatro na reserva. Toque no rubi duas vezes.
splendor-lesson-13 = A carta de safira que custa 4 rubis dá um ponto. Você já tem dois deles.
splendor-lesson-14 = Pegue mais um rubi, com uma safira e uma esmeralda para a carta de rubi da linha de baixo.
splendor-lesson-15 = Quem tem mais de dez fichas no fim do turno devolve as que sobram. Você tem seis: sem perigo.
splendor-lesson-16 = Compre a carta de rubi: custa 2 diamantes, uma safira, uma esmeralda e um ônix, e suas duas cartas pagam dois dos cinco.
splendor-lesson-17 = É assim que o jogo cresce: primeiro as cartas baratas, porque elas barateiam as caras.
splendor-lesson-18 = Três rubis e sua carta de rubi fazem quatro. Compre a carta de safira e ganhe seu primeiro ponto de prestígio.
splendor-lesson-19 =
    Quatro cartas de quatro cores. O nobre que pede 3 diamantes, 3 rubis e 3 ônix viria sem ser chamado e traria 3 pontos: veja aonde suas cartas levam.

    Você já sabe o necessário: pegar, reservar, comprar. Os nobres visitam quem tem cartas suficientes das suas cores. Com 15 pontos joga-se até o fim da rodada, e vence quem tem mais pontos; em caso de empate, quem tem menos cartas.
