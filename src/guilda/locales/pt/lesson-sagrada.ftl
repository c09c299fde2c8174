### The lesson of Sagrada, one message for each step of its lesson.json.

sagrada-lesson-1 = Você constrói um vitral de dados. A cada rodada, dados são rolados no acervo de compra e cada jogador pega dois, um de cada vez. Depois de dez rodadas contam-se os objetivos.
sagrada-lesson-2 = Primeiro escolha um de quatro modelos de janela. Os losangos mostram a dificuldade; uma janela mais difícil traz mais marcadores de benefício, que pagam as ferramentas. Escolha Luz Celestial, que é fácil.
sagrada-lesson-3 = Ela tem muitos espaços em branco, que aceitam qualquer dado. Espaços com cor aceitam só essa cor; espaços com valor, só esse valor.
sagrada-lesson-4 = Pegue o 5 vermelho e coloque-o no espaço vermelho da linha de cima. O primeiro dado vai sempre na borda.
sagrada-lesson-5 =
    Um dos objetivos públicos paga pares de 5 e 6: metade de um já está feita.

    Seu turno não acaba sozinho: você ainda poderia usar uma ferramenta. Agora você não precisa de nenhuma, então encerre o turno.
sagrada-lesson-6 = Os turnos vão do primeiro jogador ao último e depois voltam: por isso o outro jogador tem agora dois seguidos.
sagrada-lesson-7 = Agora é o seu segundo turno. Coloque o 1 verde no espaço verde da segunda linha: poucos dados cabem em um espaço com cor, então aproveite-os quando aparecerem.
sagrada-lesson-8 =
    Todo dado depois do primeiro deve tocar outro, pelo lado ou pelo canto. Este toca o 5 vermelho pelo canto.

    Encerre o turno. O dado que sobra vai para a trilha de rodadas.
sagrada-lesson-9 = A rodada 2 começa com o outro jogador: quem começa muda a cada rodada.
sagrada-lesson-10 = Pegue o 6 azul para o espaço azul da terceira linha: com o seu 5, ele forma um par.
sagrada-lesson-11 =
    Um 5 e um 6: 2 pontos. Dados lado a lado devem diferir na cor e no valor, como o 6 azul e o 1 verde.

    Encerre o turno; o segundo vem logo em seguida.
sagrada-lesson-12 = O espaço ao lado do 1 verde pede um 3, mas o acervo não tem nenhum. Uma ferramenta ajuda: escolha Grozing Pliers. Custa 1 marcador de benefício, e 2 depois que alguém já a usou.
sagrada-lesson-13 =
    Um marcador guardado vale um ponto no fim, por isso a ferramenta deve render mais do que custa.

    Pegue o 2 vermelho.
sagrada-lesson-14 = Aumente-o para 3.
sagrada-lesson-15 = Coloque o 3 vermelho no espaço com o 3, na borda direita.
sagrada-lesson-16 = Os espaços com cor ou valor são os difíceis: preencha-os quando puder e deixe os espaços em branco para depois.
sagrada-lesson-17 = Seu objetivo pessoal conta os dados amarelos. Pegue o 2 amarelo para o espaço com o 2 na linha de baixo.
sagrada-lesson-18 =
    Os valores dos seus dados amarelos são somados no fim: este vale 2 pontos.

    Encerre o turno.
sagrada-lesson-19 = Agora o outro jogador tem dois turnos seguidos.
sagrada-lesson-20 = O 5 roxo ainda está lá. Coloque-o na terceira linha, ao lado do 6 azul.
sagrada-lesson-21 =
    Vermelho, amarelo, verde, azul, roxo: um conjunto das cinco cores dá 4 pontos.

    Encerre o turno e, com ele, a rodada.
sagrada-lesson-22 = E assim seguem as dez rodadas. No fim contam a seu favor os objetivos públicos, o pessoal e os marcadores de benefício que sobraram, e contra você cada espaço vazio. Coloque dois dados por rodada e pense no que os vizinhos vão permitir.
