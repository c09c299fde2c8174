/** As regras de Splendor em português. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Splendor",
  intro:
    "Você é um mercador de gemas do Renascimento. Com fichas compra cartas; cada carta barateia as seguintes, e as melhores trazem pontos de prestígio e a visita de nobres. Quem chega a 15 pontos encerra o jogo com aquela rodada. De 2 a 4 jogadores.",
  sections: [
    {
      id: "setup",
      title: "O que há na mesa",
      blocks: [
        "Há fichas de cinco gemas: diamante [[gem-white]], safira [[gem-blue]], esmeralda [[gem-green]], rubi [[gem-red]] e ônix [[gem-black]]: 4 de cada para dois jogadores, 5 para três, 7 para quatro. Além delas há 5 fichas de ouro [[gem-gold]], o curinga.",
        "Há três baralhos de cartas de desenvolvimento: 40 de nível 1, 30 de nível 2 e 20 de nível 3. Quatro cartas de cada nível ficam viradas para cima.",
        { figure: "card", caption: "Uma carta: os pontos no alto à esquerda, a gema (o bônus) no alto à direita, o custo embaixo. Os versos mostram os níveis 3, 2 e 1." },
        "Sorteiam-se tantos nobres quantos são os jogadores, e mais um. No começo ninguém tem nada; a sorte decide quem começa.",
      ],
    },
    {
      id: "turn",
      title: "Seu turno: uma de quatro coisas",
      blocks: [
        {
          list: [
            "**Pegar três fichas** de gemas diferentes. Se restam menos de três gemas na reserva, você pega uma de cada que restar.",
            "**Pegar duas fichas** da mesma gema, só se houver pelo menos quatro dela na reserva antes de pegar.",
            "**Reservar uma carta** e pegar um ouro.",
            "**Comprar uma carta** da mesa, ou uma que você reservou antes.",
          ],
        },
        { figure: "take", caption: "Três gemas diferentes, ou duas de uma gema da qual há quatro." },
        "Se nada disso for possível, você passa.",
      ],
    },
    {
      id: "tokens",
      title: "Dez fichas",
      blocks: [
        "No fim do seu turno você tem no máximo dez fichas, contando o ouro. Se tem mais, devolve as que sobram, quais quiser, até mesmo as que acabou de pegar. Fichas e cartas compradas ficam à vista de todos.",
      ],
    },
    {
      id: "reserve",
      title: "Reservar",
      blocks: [
        "Pegue uma carta virada para cima, ou a de cima de um baralho, que só você verá. Ela fica com você até ser comprada; não se pode descartá-la. Ninguém tem mais de três cartas reservadas.",
        { figure: "reserve", caption: "Com a carta vem uma ficha de ouro, se ainda houver. Não há outro modo de conseguir ouro." },
        "Reservar guarda uma carta para você, ou a tira do alcance de outro.",
      ],
    },
    {
      id: "buy",
      title: "Comprar",
      blocks: [
        "Seus bônus reduzem o custo da carta: cada carta comprada antes vale uma gema da sua cor, em toda compra. O que falta você paga com fichas. O ouro vale por qualquer gema, e você pode gastá-lo mesmo tendo a própria gema. O que você paga volta à reserva.",
        { figure: "pay", caption: "Custo: 2 diamantes, 1 rubi, 4 ônix. Os bônus pagam os diamantes e um ônix; um rubi, dois ônix e um ouro pagam o resto." },
        "Uma carta cujo custo seus bônus cobrem sai de graça. O lugar de uma carta comprada ou reservada é preenchido na hora com a do baralho; se o baralho acabou, fica vazio.",
      ],
    },
    {
      id: "nobles",
      title: "Nobres",
      blocks: [
        "No fim do seu turno um nobre visita você, se seus bônus alcançam o que ele pede. Só contam cartas, não fichas. Não custa ação, e a visita não pode ser recusada. Se vários puderem vir, você escolhe um; outro pode vir depois de um turno posterior.",
        { figure: "noble", caption: "Este nobre pede 3 cartas de diamante, 3 de rubi e 3 de ônix, e traz 3 pontos." },
        "O nobre que veio fica, e nenhum outro ocupa seu lugar na mesa.",
      ],
    },
    {
      id: "end",
      title: "O fim",
      blocks: [
        "Quando alguém tem 15 pontos no fim de um turno, a rodada vai até o fim, para que todos tenham o mesmo número de turnos. Vence quem tem mais pontos. Em caso de empate, decide quem comprou menos cartas; se também isso empata, a vitória é dividida.",
        "O jogo também acaba, com a mesma contagem, quando todos passam na mesma rodada, ou quando em vinte rodadas seguidas ninguém comprou nem reservou carta.",
      ],
    },
    {
      id: "advice",
      title: "Para a primeira partida",
      blocks: [
        {
          list: [
            "Primeiro as cartas baratas de nível 1: elas pagam tudo o que vem depois.",
            "Olhe cedo para os nobres e as cartas caras, e compre as gemas que eles têm em comum.",
            "Três fichas diferentes valem mais que duas iguais, a não ser que essas duas sejam justo o que falta.",
            "Repare no que os outros juntam: uma carta que estão para comprar pode ser reservada.",
          ],
        },
      ],
    },
  ],
};
