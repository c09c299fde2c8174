/** The rules of Azul in English. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Azul",
  intro:
    "You tile the wall of a palace. Every round you take tiles from factories, collect them in lines, and move one tile of each full line to your wall. Tiles that touch others are worth more; tiles you cannot place cost you points.",
  sections: [
    {
      id: "setup",
      title: "Before the first round",
      blocks: [
        "The bag holds 100 tiles, 20 each of [[azul-blue]] [[azul-yellow]] [[azul-red]] [[azul-black]] [[azul-white]]. In the middle lie 5 factory displays for two players, 7 for three, 9 for four. Each gets 4 tiles from the bag.",
        "Every player has a board: five pattern lines with 1 to 5 spaces on the left, a wall of 5 × 5 spaces on the right, and a floor line below. All start with 0 points. Chance chooses who begins; the first-player marker [[first]] goes to the centre of the table.",
      ],
    },
    {
      id: "take",
      title: "Taking tiles",
      blocks: [
        "In your turn, take all tiles of one colour, either from one factory or from the centre. What is left in that factory moves to the centre.",
        { figure: "take", caption: "Both yellow tiles are taken; black and white move to the centre." },
        "The first player in a round who takes from the centre also takes the marker [[first]]. It goes to the leftmost free space of that player's floor line, before any tile of the same turn, and costs points like a tile. In return this player begins the next round.",
        "Turns go on clockwise until no tile is left in any factory or in the centre.",
      ],
    },
    {
      id: "lines",
      title: "Laying them down",
      blocks: [
        "All tiles you took go to one of your pattern lines, or to your floor line.",
        {
          list: [
            "A line holds one colour only: you may add to it, but not mix.",
            "A line cannot take a colour that the same row of your wall already shows.",
            "Tiles that find no room in the line fall to the floor line.",
            "You may put all of them on the floor line, even if a line would take them.",
          ],
        },
        { figure: "lines", caption: "Lines 1 and 2 are full and will be tiled. Line 3 cannot take black: its row of the wall has a black tile already." },
      ],
    },
    {
      id: "tiling",
      title: "Tiling the wall",
      blocks: [
        "When all tiles are taken, every player goes through the lines from the top. From each full line one tile moves to the space of its colour in the same row of the wall; the others go to the lid of the box. Lines that are not full keep their tiles for the next round.",
        "The tile scores as soon as it lies on the wall. If it touches no other tile, it scores 1 point.",
        { figure: "single", caption: "Nothing touches the red tile: 1 point." },
        "If it has neighbours, count the tiles that form an unbroken row with it, and those that form an unbroken column with it. Each of the two counts only if it has at least 2 tiles; the new tile itself counts in both.",
        { figure: "score", caption: "The blue tile makes a row of 2 and a column of 3: 5 points." },
      ],
    },
    {
      id: "floor",
      title: "The floor line",
      blocks: [
        "After tiling, every space that is taken on your floor line costs what is printed under it: 1, 1, 2, 2, 2, 3, 3, from the left. The marker counts like a tile. Your score never falls below 0.",
        { figure: "floor", caption: "The marker and two tiles cost 1 + 1 + 2 = 4 points." },
        "The floor line has seven spaces. What finds no space there costs nothing more: tiles go to the lid, and the marker still decides who begins. Then the floor line is emptied into the lid; the marker goes back to the centre.",
      ],
    },
    {
      id: "next",
      title: "The next round",
      blocks: [
        "The factories get 4 tiles each again. When the bag is empty, the tiles of the lid go back into it. If even these do not suffice, the round starts with what there is.",
        "Whoever took the marker begins. If nobody did, the same player begins again.",
      ],
    },
    {
      id: "end",
      title: "End of the game",
      blocks: [
        "The game ends after the tiling in which somebody has completed a horizontal row of five tiles. Then there are bonuses:",
        { list: ["2 points for each complete row,", "7 points for each complete column,", "10 points for each colour of which all five tiles are on your wall."] },
        { figure: "bonus", caption: "One row (2), one column (7) and all five blue tiles (10): 19 points." },
        "The player with most points wins. Between equal scores, more complete rows decide; if these are equal too, the victory is shared.",
        "In rare cases the game ends earlier, with the same bonuses: when no tile can be dealt, or when five rounds in a row have put no tile on any wall.",
      ],
    },
    {
      id: "free",
      title: "Variant: the free wall",
      blocks: [
        "The wall shows no colours. When a line is full, you choose the space in its row, but no colour may appear twice in a row or in a column.",
        "If there is no such space, all tiles of that line fall to the floor line at once. The seats decide one after another, each from the top line down.",
        "When no row of any player can be completed any more, the game ends.",
      ],
    },
  ],
};
