/** The rules of Stained Glass of Sintra in Portuguese. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Azul: Vitrais de Sintra",
  intro:
    "Você põe vidro nas janelas de um palácio. Um vidraceiro anda ao longo das suas faixas, da esquerda para a direita; abaixo dele você coloca peças de vidro nos espaços da cor delas. Uma faixa cheia leva uma peça à janela que está embaixo e pontua. Peças sem espaço quebram.",
  sections: [
    {
      id: "setup",
      title: "Antes da primeira rodada",
      blocks: [
        "Há 100 peças de vidro, 20 de cada cor: [[sintra-yellow]] [[sintra-orange]] [[sintra-pink]] [[sintra-blue]] [[sintra-white]]. No meio ficam 5 expositores de fábrica para dois jogadores, 7 para três, 9 para quatro, com 4 peças do saco cada um.",
        "Cada jogador tem um tabuleiro de palácio com oito janelas de dois espaços, e acima de cada janela uma faixa de padrão de cinco espaços. As faixas têm dois lados; a ordem e o lado ficam à sorte, só o lado com dois espaços curinga começa virado para baixo. Todos podem ver o verso; o olho no tabuleiro o mostra.",
        "O vidraceiro [[glazier]] fica sobre a faixa mais à esquerda. Todos começam com 0 pontos e sem vidro quebrado. No indicador de rodadas há uma peça em cada uma das seis rodadas; a cor dela dá pontos bônus nessa rodada. A sorte decide quem começa; o marcador de primeiro jogador [[first]] vai para o centro.",
      ],
    },
    {
      id: "turn",
      title: "O seu turno",
      blocks: [
        "Jogam-se seis rodadas. No seu turno você faz uma de duas coisas: pegar peças e avançar um padrão, ou mover o vidraceiro de volta. A rodada termina quando não resta peça em nenhuma fábrica nem no centro.",
      ],
    },
    {
      id: "take",
      title: "Pegar peças",
      blocks: [
        "Pegue todas as peças de uma cor, de uma fábrica ou do centro. O que sobra nessa fábrica vai para o centro.",
        { figure: "take", caption: "As duas azuis vão para uma faixa; a rosa e a branca vão para o centro." },
        "O primeiro jogador da rodada que pega do centro leva também o marcador [[first]] e anda um passo no registro de vidro quebrado. Em troca, esse jogador começa a próxima rodada.",
      ],
    },
    {
      id: "place",
      title: "Avançar um padrão",
      blocks: [
        "Todas as peças que você pegou vão para uma só faixa: a que está sob o vidraceiro ou uma à direita dela, nunca à esquerda. O vidraceiro vai para a faixa escolhida.",
        { figure: "glazier", caption: "Com o vidraceiro sobre a faixa 3, duas peças azuis podem ir às faixas 3, 4, 6 e 8. As faixas 1 e 2 estão fora de alcance; a 5 e a 7 não têm espaço azul." },
        {
          list: [
            "Cada peça precisa de um espaço vazio da sua cor, ou de um espaço curinga vazio.",
            "É preciso colocar quantas peças couberem. As que sobram quebram: um passo no registro de vidro quebrado por cada uma, antes de a faixa pontuar.",
            "Você deve escolher uma faixa em que caiba pelo menos uma peça. Só se não houver nenhuma ao alcance todas quebram; o vidraceiro fica então onde está.",
          ],
        },
        { figure: "wild", caption: "Um espaço curinga recebe qualquer cor. De duas peças rosa, uma fica no rosa e outra em um curinga; onde há escolha, ela é sua." },
      ],
    },
    {
      id: "complete",
      title: "Uma faixa completa",
      blocks: [
        "Quando os cinco espaços de uma faixa estão cheios, acontece nesta ordem:",
        {
          list: [
            "Pontos bônus por cor: 1 ponto por cada uma das cinco peças que tem a cor da rodada.",
            "Você guarda uma das cinco peças, da cor que quiser, para a janela de baixo. As outras quatro vão para a torre de vidro.",
            "A primeira peça ocupa o espaço do topo, e a faixa é virada, vazia. A segunda ocupa o espaço de baixo: a janela fica completa e a faixa sai do jogo.",
            "Pontos da janela: o número sob essa janela, e os números sob todas as janelas à direita dela que têm pelo menos uma peça.",
          ],
        },
        { figure: "window", caption: "A janela 4 recebe a primeira peça: 2 pontos por ela, 1 pela janela 6 e 2 pela janela 8. São 5." },
        "Por isso uma janela bem à direita vale pouco sozinha, mas conta de novo cada vez que uma janela à esquerda dela pontua.",
      ],
    },
    {
      id: "back",
      title: "Mover o vidraceiro de volta",
      blocks: [
        "Em vez de pegar peças, você pode mover o vidraceiro de volta para a sua faixa mais à esquerda. Isso é todo o seu turno. Não é possível quando ele já está lá, nem quando não resta faixa alguma.",
      ],
    },
    {
      id: "round",
      title: "Fim de uma rodada",
      blocks: [
        "A peça da rodada que passou sai do indicador de rodadas para a torre, e cada fábrica recebe 4 peças do saco. Quando o saco fica vazio, a torre é esvaziada nele. Se nem assim houver peças bastantes, a rodada começa com o que há.",
        "Começa quem levou o marcador. Se ninguém o levou, começa o mesmo jogador de antes. Os vidraceiros ficam onde estão.",
      ],
    },
    {
      id: "glass",
      title: "Vidro quebrado",
      blocks: [
        "Cada passo no registro de vidro quebrado custa mais: 0, 1, 2, 4, 6, 8, 11, 14, 18. Paga-se o espaço em que se está no fim do jogo.",
        "Quem chega ao último espaço perde logo 18 pontos e recomeça o registro; os passos que faltam seguem a partir daí. A pontuação nunca fica abaixo de 0.",
      ],
    },
    {
      id: "end",
      title: "Fim do jogo",
      blocks: [
        "Depois da sexta rodada cada um conta:",
        { list: ["1 ponto por cada 3 peças restantes nas faixas, todas juntas;", "a perda do registro de vidro quebrado;", "os pontos do lado do tabuleiro em que se joga."] },
        "O lado A tem quatro ornamentos, cada um entre duas janelas. Com os 4 espaços em volta preenchidos, um ornamento dá 10 pontos; com 3 espaços, 6; com 2 espaços, 3.",
        { figure: "ornaments", caption: "Primeiro ornamento: quatro espaços, 10 pontos. Segundo: três espaços, 6 pontos. O terceiro tem um só e não dá nada." },
        "O lado B dá o número das suas janelas completas vezes o número de espaços com a sua melhor cor.",
        "Vence quem tem mais pontos. Entre pontuações iguais, decide quem perdeu menos pontos por vidro quebrado em todo o jogo; se também for igual, a vitória é dividida.",
      ],
    },
  ],
};
