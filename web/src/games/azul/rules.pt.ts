/** The rules of Azul in Portuguese. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Azul",
  intro:
    "Você reveste a parede de um palácio. A cada rodada pega azulejos das fábricas, junta-os em fileiras e leva à parede um azulejo de cada fileira cheia. Azulejos que tocam outros valem mais; os que não couberem custam pontos.",
  sections: [
    {
      id: "setup",
      title: "Antes da primeira rodada",
      blocks: [
        "O saco tem 100 azulejos, 20 de cada cor: [[azul-blue]] [[azul-yellow]] [[azul-red]] [[azul-black]] [[azul-white]]. No meio ficam 5 expositores de fábrica para dois jogadores, 7 para três, 9 para quatro. Cada um recebe 4 azulejos do saco.",
        "Cada jogador tem um tabuleiro: à esquerda cinco fileiras de modelo, de 1 a 5 espaços; à direita uma parede de 5 × 5 espaços; embaixo a fileira do chão. Todos começam com 0 pontos. A sorte decide quem começa; o marcador de primeiro jogador [[first]] vai para o centro da mesa.",
      ],
    },
    {
      id: "take",
      title: "Pegar azulejos",
      blocks: [
        "No seu turno, pegue todos os azulejos de uma cor, de uma fábrica ou do centro. O que sobra nessa fábrica vai para o centro.",
        { figure: "take", caption: "Os dois amarelos são pegos; o preto e o branco vão para o centro." },
        "O primeiro jogador da rodada que pega do centro leva também o marcador [[first]]. Ele vai para o espaço livre mais à esquerda da fileira do chão desse jogador, antes dos azulejos do mesmo turno, e custa pontos como um azulejo. Em troca, esse jogador começa a próxima rodada.",
        "Os turnos seguem em sentido horário até não restar azulejo em nenhuma fábrica nem no centro.",
      ],
    },
    {
      id: "lines",
      title: "Colocar os azulejos",
      blocks: [
        "Todos os azulejos que você pegou vão para uma das suas fileiras de modelo, ou para a fileira do chão.",
        {
          list: [
            "Uma fileira tem uma só cor: pode-se completar, não misturar.",
            "Uma fileira não recebe uma cor que a mesma linha da sua parede já mostra.",
            "Azulejos que não cabem na fileira caem na fileira do chão.",
            "Você pode pôr todos na fileira do chão, mesmo que caibam em outra.",
          ],
        },
        { figure: "lines", caption: "As fileiras 1 e 2 estão cheias e vão para a parede. A fileira 3 não recebe preto: a sua linha da parede já tem um." },
      ],
    },
    {
      id: "tiling",
      title: "Revestir a parede",
      blocks: [
        "Quando todos os azulejos foram pegos, cada jogador percorre as suas fileiras de cima para baixo. De cada fileira cheia, um azulejo vai para o espaço da sua cor na mesma linha da parede; os outros vão para a tampa da caixa. Fileiras que não estão cheias guardam os azulejos para a próxima rodada.",
        "O azulejo pontua assim que chega à parede. Se não toca nenhum outro, vale 1 ponto.",
        { figure: "single", caption: "Nada toca o azulejo vermelho: 1 ponto." },
        "Se tem vizinhos, conte os azulejos que formam com ele uma linha sem falhas, e os que formam com ele uma coluna sem falhas. Cada uma só conta se tiver pelo menos 2 azulejos; o azulejo novo conta nas duas.",
        { figure: "score", caption: "O azulejo azul forma uma linha de 2 e uma coluna de 3: 5 pontos." },
      ],
    },
    {
      id: "floor",
      title: "A fileira do chão",
      blocks: [
        "Depois do revestimento, cada espaço ocupado da sua fileira do chão custa o que está escrito embaixo: 1, 1, 2, 2, 2, 3, 3, da esquerda para a direita. O marcador conta como um azulejo. A pontuação nunca fica abaixo de 0.",
        { figure: "floor", caption: "O marcador e dois azulejos custam 1 + 1 + 2 = 4 pontos." },
        "A fileira do chão tem sete espaços. O que não cabe ali não custa mais nada: os azulejos vão para a tampa, e o marcador ainda decide quem começa. Depois, a fileira do chão é esvaziada na tampa; o marcador volta ao centro.",
      ],
    },
    {
      id: "next",
      title: "A próxima rodada",
      blocks: [
        "Cada fábrica recebe de novo 4 azulejos. Quando o saco fica vazio, os azulejos da tampa voltam para ele. Se nem assim forem suficientes, a rodada começa com o que há.",
        "Começa quem levou o marcador. Se ninguém o levou, começa o mesmo jogador de antes.",
      ],
    },
    {
      id: "end",
      title: "Fim do jogo",
      blocks: [
        "O jogo termina depois do revestimento em que alguém completou uma linha horizontal de cinco azulejos. Então há pontos bônus:",
        { list: ["2 pontos por cada linha completa,", "7 pontos por cada coluna completa,", "10 pontos por cada cor cujos cinco azulejos estão na sua parede."] },
        { figure: "bonus", caption: "Uma linha (2), uma coluna (7) e os cinco azuis (10): 19 pontos." },
        "Vence quem tem mais pontos. Entre pontuações iguais, decidem mais linhas completas; se também forem iguais, a vitória é dividida.",
        "Em casos raros o jogo termina antes, com os mesmos pontos bônus: quando nenhum azulejo pode ser distribuído, ou quando cinco rodadas seguidas não puseram azulejo em parede alguma.",
      ],
    },
    {
      id: "free",
      title: "Variante: a parede livre",
      blocks: [
        "A parede não mostra cores. Quando uma fileira está cheia, você escolhe o espaço na linha dela, mas nenhuma cor pode aparecer duas vezes em uma linha ou em uma coluna.",
        "Se não houver esse espaço, todos os azulejos da fileira caem logo na fileira do chão. Os jogadores decidem um após o outro, cada um de cima para baixo.",
        "Quando nenhuma linha de nenhum jogador pode mais ser completada, o jogo termina.",
      ],
    },
  ],
};
