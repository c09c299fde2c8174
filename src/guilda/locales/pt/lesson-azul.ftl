### The lesson of Azul, one message for each step of its lesson.json.

azul-lesson-1 =
    Boas-vindas ao Azul. O seu tabuleiro é o grande, embaixo. Você junta azulejos nas fileiras da esquerda; uma fileira cheia põe um azulejo na parede da direita, e os azulejos da parede dão pontos.

    No meio há cinco fábricas com quatro azulejos cada.
azul-lesson-2 =
    No seu turno, você pega todos os azulejos de uma cor de uma fábrica. A fábrica 4 tem três azuis: justamente o que falta na fileira 3. Pegue-os e coloque-os na fileira 3.

    Por quê? Uma fileira que se enche de uma vez pontua nesta rodada, e nada cai no chão.
azul-lesson-3 = O azulejo branco que sobrou foi para o centro da mesa. O adversário fez como você: três vermelhos na fileira 3. O amarelo daquela fábrica também está no centro.
azul-lesson-4 = A fábrica 2 tem dois vermelhos, e a fileira 2 tem dois espaços. Pegue-os.
azul-lesson-5 = O adversário pega dois azuis. Veja o centro: já se juntaram três amarelos.
azul-lesson-6 =
    Você também pode pegar do centro, de novo todos os azulejos de uma cor. O primeiro da rodada a fazê-lo leva o marcador de primeiro jogador: ele fica na sua fileira do chão e custa 1 ponto, mas você começa a próxima rodada.

    Três amarelos valem a pena. Coloque-os na fileira 4; ela pode ser completada depois.
azul-lesson-7 = O marcador está na sua fileira do chão; o custo está escrito embaixo. O adversário pega dois brancos; um preto e um amarelo vão para o centro.
azul-lesson-8 = Aí está o quarto amarelo. Uma fileira que já tem azulejos só recebe mais da mesma cor. Complete a fileira 4.
azul-lesson-9 = O adversário completa a fileira 4 com brancos. Restam dois pretos, e você precisa pegá-los: no Azul não se passa a vez.
azul-lesson-10 = Na fileira 1 só cabe um deles: o outro cairia no chão e custaria um ponto. Escolha os pretos e aponte para a fileira 1 para ver isso; depois coloque os dois na fileira 5, onde há lugar.
azul-lesson-11 = Todos os azulejos foram pegos, então as paredes são revestidas. Cada uma das suas três fileiras cheias pôs um azulejo na parede. Eles ainda não tocam nada: 1 ponto cada, menos 1 pelo marcador. A fileira 5 não estava cheia e guarda os dois pretos.
azul-lesson-12 =
    Rodada 2, e você começa porque tinha o marcador. Agora os vizinhos contam. Na linha 2, o espaço amarelo fica ao lado do seu vermelho e acima do seu azul: uma linha de 2 e uma coluna de 2, ou seja, 4 pontos por um azulejo.

    Nenhuma fábrica tem dois amarelos. Comece com o da fábrica 1, na fileira 2.
azul-lesson-13 = O adversário pega dois brancos para a fileira 5. Um jogador forte poderia ter tirado de você o segundo amarelo: vale a pena ver do que os outros precisam.
azul-lesson-14 = Ele ainda está lá, na fábrica 5. Complete a fileira 2.
azul-lesson-15 = O adversário pega dois brancos para a fileira 2.
azul-lesson-16 = Um só preto enche a fileira 1. Na parede, o preto fica na coluna 4, logo acima do seu vermelho: uma coluna de 2, portanto 2 pontos. Pegue o preto da fábrica 4.
azul-lesson-17 = Só resta o centro. O adversário pega três brancos e, por ser o primeiro ali, o marcador.
azul-lesson-18 =
    Quatro azuis e quatro vermelhos: qualquer um deles encheria a fileira 4. O azul ficaria ao lado do seu amarelo e valeria 2; o vermelho ficaria sozinho e valeria 1. Note que a fileira 3 não se acende para o azul: a sua linha da parede já tem um.

    Pegue os azuis para a fileira 4.
azul-lesson-19 = O adversário pega os quatro vermelhos. Os dois pretos são seus de novo.
azul-lesson-20 = A fileira 5 já tem dois pretos à espera. Junte estes dois: com mais um, a fileira mais longa fica cheia.
azul-lesson-21 = 2 + 4 + 2: oito pontos em uma rodada, porque os seus azulejos se tocam. Por isso, construa em um canto em vez de espalhar pela parede.
azul-lesson-22 =
    A partida termina depois da rodada em que alguém completa uma linha horizontal. Então cada linha completa dá 2 pontos, cada coluna completa 7, e os cinco azulejos de uma cor 10.

    Isso é tudo. Jogue uma partida contra um bot: você já conhece as regras.
