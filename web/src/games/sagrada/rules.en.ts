/** The rules of Sagrada in English. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Sagrada",
  intro:
    "You build a stained-glass window out of dice. In ten rounds you take dice from a common pool and place them by the rules of your window; in the end the objectives say what it is worth. 2 to 4 players, or alone against a target.",
  sections: [
    {
      id: "setup",
      title: "Before the first round",
      blocks: [
        "The bag holds 90 dice, 18 each of red [[die-red]], yellow [[die-yellow]], green [[die-green]], blue [[die-blue]] and purple [[die-purple]]. The value of a die is also called its shade.",
        "You get a private objective, one of the five colours, which only you know. Then you choose one of four window patterns. The others see your choice when all have chosen.",
        { figure: "window", caption: "A window of 4 rows and 5 columns. Coloured spaces take only that colour, spaces with pips only that value, blank spaces any die. The diamonds show how difficult it is." },
        "For the difficulty of your window, 3 to 6, you get as many favor tokens [[favor]]. Three public objectives and three tool cards are laid out for all.",
      ],
    },
    {
      id: "round",
      title: "A round",
      blocks: [
        "The first player draws two dice for each player and one more, and rolls them: the draft pool. Everybody takes a turn; then the turns go back, so that the last player has two in a row and the first player the last one.",
        { figure: "turns", caption: "The turns of a round with three players." },
        "In your turn you may do both of these things, in either order, each once at most:",
        { list: ["take a die of the pool and place it in your window;", "use a tool."] },
        "You need do neither. Dice that are left at the end go to the round track, on the space of that round. The next player then starts. After ten rounds the game is over.",
      ],
    },
    {
      id: "place",
      title: "Placing a die",
      blocks: [
        {
          list: [
            "Your first die goes to an edge or corner of the window; so does the next one if a tool has emptied it again.",
            "Every later die touches a die that is there, by a side or by a corner.",
            "The space accepts it: the colour or the value that is printed must be right.",
            "Dice side by side (not diagonally) differ in colour **and** in value.",
            "Only one die lies on a space, and it stays there unless a tool moves it.",
          ],
        },
        { figure: "place", caption: "Right: the green 5 on a blank space, the green 6 on a green one. Wrong: the red 2 under the blue 2 (same value), the purple 3 that touches no die." },
      ],
    },
    {
      id: "tools",
      title: "Tools",
      blocks: [
        "A tool costs 1 favor token if nobody has used it yet, and 2 afterwards. The tokens stay on the card. You can use it only if you can do all that it says. “Drafted die” is the die that you take in this turn and have not placed yet.",
        { figure: "tool", caption: "Grozing Pliers: a favor token turns a 2 into a 3." },
        {
          list: [
            "**Grozing Pliers**: raise or lower the drafted die by 1, but not from 6 to 1 or from 1 to 6.",
            "**Eglomise Brush**: move one of your dice; the colour printed on its new space does not count.",
            "**Copper Foil Burnisher**: move one of your dice; the value printed on its new space does not count.",
            "**Lathekin**: move exactly two of your dice, one after the other, by all the rules.",
            "**Lens Cutter**: exchange the drafted die for one on the round track.",
            "**Flux Brush**: roll the drafted die again. If it fits nowhere it goes back to the pool.",
            "**Glazing Hammer**: roll all dice of the pool again; only in your second turn, before you take a die.",
            "**Running Pliers**: in your first turn, take and place one more die now; you have no second turn in this round.",
            "**Cork-backed Straightedge**: place the drafted die where it touches no other; the print of the space still holds.",
            "**Grinding Stone**: turn the drafted die to its opposite side (1 and 6, 2 and 5, 3 and 4).",
            "**Flux Remover**: put the drafted die into the bag and draw another; choose its value, then place it or leave it in the pool.",
            "**Tap Wheel**: move one or two of your dice of one colour, a colour that the round track shows, by all the rules.",
          ],
        },
        "Tools that move dice are used before you take a die or after you have placed it, not in between. Apart from what the card lifts, every rule of placing holds for the die that moves.",
      ],
    },
    {
      id: "score",
      title: "Scoring",
      blocks: [
        "Every public objective counts as often as it is met:",
        {
          list: [
            "**Row Colour Variety** 6, **Column Colour Variety** 5: for each complete row or column without a repeated colour.",
            "**Row Shade Variety** 5, **Column Shade Variety** 4: for each complete row or column without a repeated value.",
            "**Light, Medium, Deep Shades** 2: for each pair of a 1 and a 2, a 3 and a 4, a 5 and a 6, wherever they lie.",
            "**Shade Variety** 5: for each set of the values 1 to 6. **Colour Variety** 4: for each set of the five colours.",
            "**Colour Diagonals** 1: for each die that has one of its own colour diagonally beside it.",
          ],
        },
        { figure: "objectives", caption: "A row of five colours, a pair of light shades, a set of all values." },
        "Your private objective brings the sum of the values of your dice of that colour. Each favor token that you kept is worth 1 point; each empty space costs 1.",
        "The most points win. If they are equal, the private objective decides, then the favor tokens left, then who comes later in the order of the last round.",
      ],
    },
    {
      id: "solo",
      title: "Alone",
      blocks: [
        "Each round you roll four dice and have two turns. There are no favor tokens: a tool is paid with a die of the pool that has the colour of the card's mark, and both leave the game. You choose how many tools there are, from 5 (easy) to 1 (extreme challenge), and whether two or three public objectives count.",
        "Your target is the sum of all dice on the round track. You have two private objectives, of which the better one counts, and every empty space costs 3 points. You win with more points than the target.",
      ],
    },
  ],
};
