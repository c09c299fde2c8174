/** The rules of Stained Glass of Sintra in English. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Azul: Stained Glass of Sintra",
  intro:
    "You glaze the windows of a palace. A glazier walks along your strips from left to right; below him you lay glass pieces on the spaces of their colour. A full strip puts a piece into the window under it and scores. Pieces without a space break.",
  sections: [
    {
      id: "setup",
      title: "Before the first round",
      blocks: [
        "There are 100 glass pieces, 20 each of [[sintra-yellow]] [[sintra-orange]] [[sintra-pink]] [[sintra-blue]] [[sintra-white]]. In the middle lie 5 factory displays for two players, 7 for three, 9 for four, with 4 pieces each from the bag.",
        "Every player has a palace board with eight windows of two panes, and above each window a pattern strip of five spaces. The strips have two sides; order and side are left to chance, only the side with two wild spaces starts face down. Everyone may look at the backs; the eye on the board shows them.",
        "The glazier [[glazier]] stands above the leftmost strip. All start with 0 points and with no broken glass. On the round track, one piece lies on each of the six rounds; its colour brings extra points in that round. Chance chooses who begins; the first-player marker [[first]] goes to the centre.",
      ],
    },
    {
      id: "turn",
      title: "Your turn",
      blocks: [
        "Six rounds are played. In your turn you do one of two things: take pieces and advance a pattern, or move the glazier back. The round ends when no piece is left in any factory or in the centre.",
      ],
    },
    {
      id: "take",
      title: "Taking pieces",
      blocks: [
        "Take all pieces of one colour, either from one factory or from the centre. What is left in that factory moves to the centre.",
        { figure: "take", caption: "Both blue pieces go to a strip; pink and white move to the centre." },
        "The first player in a round who takes from the centre also takes the marker [[first]], and moves one step on the broken-glass track. In return this player begins the next round.",
      ],
    },
    {
      id: "place",
      title: "Advancing a pattern",
      blocks: [
        "All pieces that you took go to one strip: the one under your glazier, or one to the right of it, never to the left. The glazier moves above the strip you chose.",
        { figure: "glazier", caption: "With the glazier above strip 3, two blue pieces can go to strips 3, 4, 6 and 8. Strips 1 and 2 are out of reach; 5 and 7 have no space for blue." },
        {
          list: [
            "Each piece needs an empty space of its colour, or an empty wild space.",
            "As many pieces as fit must be placed. Those left over break: one step on the broken-glass track for each, before the strip scores.",
            "You must choose a strip where at least one piece fits. Only if there is none within reach do all pieces break; the glazier then stays where it is.",
          ],
        },
        { figure: "wild", caption: "A wild space takes any colour. Of two pink pieces, one lies on pink and one on a wild space; where there is a choice, it is yours." },
      ],
    },
    {
      id: "complete",
      title: "A complete strip",
      blocks: [
        "When all five spaces of a strip are full, this happens in order:",
        {
          list: [
            "Colour bonus: 1 point for each of the five pieces that has the colour of the current round.",
            "You keep one of the five pieces, of a colour of your choice, for the window below. The other four go to the glass tower.",
            "The first piece fills the top pane, and the strip is turned over, empty. The second piece fills the bottom pane: the window is complete and the strip leaves the game.",
            "Window score: the number under this window, and the numbers under all windows to its right that have at least one piece.",
          ],
        },
        { figure: "window", caption: "Window 4 gets its first piece: 2 points for itself, 1 for window 6 and 2 for window 8. That is 5." },
        "So a window far to the right is worth little alone, but it counts again each time a window to its left is scored.",
      ],
    },
    {
      id: "back",
      title: "Moving the glazier back",
      blocks: [
        "Instead of taking pieces you may move the glazier back above your leftmost strip. That is your whole turn. It is not possible when he already stands there, or when you have no strip left.",
      ],
    },
    {
      id: "round",
      title: "End of a round",
      blocks: [
        "The piece of the past round leaves the round track for the tower, and each factory gets 4 pieces from the bag. When the bag is empty, the tower is emptied into it. If even that does not suffice, the round starts with what there is.",
        "Whoever took the marker begins. If nobody did, the same player begins again. The glaziers stay where they are.",
      ],
    },
    {
      id: "glass",
      title: "Broken glass",
      blocks: [
        "Each step on the broken-glass track costs more: 0, 1, 2, 4, 6, 8, 11, 14, 18. You pay for the space on which you stand at the end of the game.",
        "If you reach the last space, you lose 18 points at once and begin the track again; further steps go on from there. Your score never falls below 0.",
      ],
    },
    {
      id: "end",
      title: "End of the game",
      blocks: [
        "After the sixth round everyone counts:",
        { list: ["1 point for every 3 pieces left on the strips, all strips together;", "the loss of the broken-glass track;", "the bonus of the side of the board that is being played."] },
        "Side A has four ornaments, each between two windows. With all 4 panes around an ornament filled it brings 10 points, with 3 panes 6, with 2 panes 3.",
        { figure: "ornaments", caption: "First ornament: four panes, 10 points. Second: three panes, 6 points. The third has one pane and brings nothing." },
        "Side B brings the number of your complete windows times the number of panes that show your best colour.",
        "The player with most points wins. Between equal scores, fewer points lost to broken glass over the whole game decide; if these are equal too, the victory is shared.",
      ],
    },
  ],
};
