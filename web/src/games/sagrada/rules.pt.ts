/** As regras de Sagrada em português. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Sagrada",
  intro:
    "Você constrói um vitral com dados. Em dez rodadas pega dados de um acervo comum e os coloca conforme as regras da sua janela; no fim, os objetivos dizem quanto ela vale. De 2 a 4 jogadores, ou sozinho contra uma pontuação alvo.",
  sections: [
    {
      id: "setup",
      title: "Antes da primeira rodada",
      blocks: [
        "A bolsa tem 90 dados, 18 de cada cor: vermelho [[die-red]], amarelo [[die-yellow]], verde [[die-green]], azul [[die-blue]] e roxo [[die-purple]]. O valor de um dado também se chama tom.",
        "Você recebe um objetivo pessoal, uma das cinco cores, que só você conhece. Depois escolhe um de quatro modelos de janela. Os outros veem sua escolha quando todos tiverem escolhido.",
        { figure: "window", caption: "Uma janela de 4 linhas e 5 colunas. Espaços com cor aceitam só essa cor, espaços com pontos só esse valor, espaços em branco qualquer dado. Os losangos mostram a dificuldade." },
        "Pela dificuldade da janela, de 3 a 6, você recebe o mesmo número de marcadores de benefício [[favor]]. Três objetivos públicos e três cartas de ferramenta ficam à disposição de todos.",
      ],
    },
    {
      id: "round",
      title: "Uma rodada",
      blocks: [
        "O primeiro jogador tira da bolsa dois dados por jogador e mais um, e os rola: é o acervo de compra. Cada um joga um turno; depois os turnos voltam, de modo que o último joga dois seguidos e o primeiro joga o último.",
        { figure: "turns", caption: "Os turnos de uma rodada com três jogadores." },
        "No seu turno você pode fazer as duas coisas, em qualquer ordem, cada uma no máximo uma vez:",
        { list: ["pegar um dado do acervo e colocá-lo na sua janela;", "usar uma ferramenta."] },
        "Você não é obrigado a nenhuma delas. Os dados que sobram no fim vão para a trilha de rodadas, no espaço daquela rodada. Então começa o jogador seguinte. Depois de dez rodadas o jogo acaba.",
      ],
    },
    {
      id: "place",
      title: "Colocar um dado",
      blocks: [
        {
          list: [
            "Seu primeiro dado vai na borda ou num canto da janela; o mesmo vale para o próximo, se uma ferramenta a esvaziou.",
            "Todo dado seguinte toca um dado já colocado, pelo lado ou pelo canto.",
            "O espaço o aceita: a cor ou o valor impresso deve estar certo.",
            "Dados lado a lado (não na diagonal) diferem na cor **e** no valor.",
            "Só cabe um dado por espaço, e ele fica ali, a não ser que uma ferramenta o mova.",
          ],
        },
        { figure: "place", caption: "Certo: o 5 verde em um espaço em branco, o 6 verde em um verde. Errado: o 2 vermelho sob o 2 azul (mesmo valor), o 3 roxo que não toca nenhum dado." },
      ],
    },
    {
      id: "tools",
      title: "Ferramentas",
      blocks: [
        "Uma ferramenta custa 1 marcador de benefício se ninguém a usou ainda, e 2 depois disso. Os marcadores ficam na carta. Só se pode usá-la quando é possível fazer tudo o que ela diz. “Dado escolhido” é o dado que você pega neste turno e ainda não colocou.",
        { figure: "tool", caption: "Grozing Pliers: um marcador de benefício transforma um 2 em um 3." },
        {
          list: [
            "**Grozing Pliers**: aumente ou diminua em 1 o dado escolhido, mas não de 6 para 1 nem de 1 para 6.",
            "**Eglomise Brush**: mova um dos seus dados; a cor impressa no novo espaço não conta.",
            "**Copper Foil Burnisher**: mova um dos seus dados; o valor impresso no novo espaço não conta.",
            "**Lathekin**: mova exatamente dois dos seus dados, um depois do outro, seguindo todas as regras.",
            "**Lens Cutter**: troque o dado escolhido por um da trilha de rodadas.",
            "**Flux Brush**: role de novo o dado escolhido. Se não couber em lugar nenhum, volta ao acervo.",
            "**Glazing Hammer**: role de novo todos os dados do acervo; só no seu segundo turno, antes de pegar um dado.",
            "**Running Pliers**: no seu primeiro turno, pegue e coloque mais um dado agora; você não tem segundo turno nesta rodada.",
            "**Cork-backed Straightedge**: coloque o dado escolhido onde não toque nenhum outro; a impressão do espaço continua valendo.",
            "**Grinding Stone**: vire o dado escolhido para o lado oposto (1 e 6, 2 e 5, 3 e 4).",
            "**Flux Remover**: ponha o dado escolhido na bolsa e tire outro; escolha o valor dele e coloque-o ou deixe-o no acervo.",
            "**Tap Wheel**: mova um ou dois dos seus dados de uma mesma cor, que a trilha de rodadas mostre, seguindo todas as regras.",
          ],
        },
        "As ferramentas que movem dados são usadas antes de pegar um dado ou depois de colocá-lo, não no meio. Fora o que a carta dispensa, todas as regras de colocação valem para o dado que se move.",
      ],
    },
    {
      id: "score",
      title: "Pontuação",
      blocks: [
        "Cada objetivo público conta tantas vezes quantas for cumprido:",
        {
          list: [
            "**Linhas com Cores Variadas** 6, **Colunas com Cores Variadas** 5: por linha ou coluna completa sem cor repetida.",
            "**Linhas com Tons Variados** 5, **Colunas com Tons Variados** 4: por linha ou coluna completa sem valor repetido.",
            "**Tons Claros, Médios, Escuros** 2: por par de 1 e 2, de 3 e 4, de 5 e 6, onde quer que estejam.",
            "**Variabilidade de Tom** 5: por conjunto dos valores de 1 a 6. **Variabilidade de Cor** 4: por conjunto das cinco cores.",
            "**Diagonais de Cor** 1: por dado que tenha outro da sua cor na diagonal.",
          ],
        },
        { figure: "objectives", caption: "Uma linha de cinco cores, um par de tons claros, um conjunto de todos os valores." },
        "Seu objetivo pessoal dá a soma dos valores dos seus dados daquela cor. Cada marcador de benefício guardado vale 1 ponto; cada espaço vazio custa 1.",
        "Vence quem tem mais pontos. Em caso de empate decide o objetivo pessoal, depois os marcadores de benefício que sobraram, depois quem vem mais tarde na ordem da última rodada.",
      ],
    },
    {
      id: "solo",
      title: "Sozinho",
      blocks: [
        "Em cada rodada você rola quatro dados e joga dois turnos. Não há marcadores de benefício: uma ferramenta é paga com um dado do acervo que tenha a cor da marca da carta, e os dois saem do jogo. Você escolhe quantas ferramentas há, de 5 (fácil) a 1 (desafio extremo), e se contam dois ou três objetivos públicos.",
        "Sua pontuação alvo é a soma de todos os dados da trilha de rodadas. Você tem dois objetivos pessoais, dos quais conta o melhor, e cada espaço vazio custa 3 pontos. Você vence com mais pontos que o alvo.",
      ],
    },
  ],
};
