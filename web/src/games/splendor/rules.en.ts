/** The rules of Splendor in English. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Splendor",
  intro:
    "You are a gem merchant of the Renaissance. With tokens you buy cards; every card makes the next ones cheaper, and the best of them bring prestige points and the visits of nobles. Whoever reaches 15 points ends the game with that round. 2 to 4 players.",
  sections: [
    {
      id: "setup",
      title: "What lies on the table",
      blocks: [
        "There are tokens of five gems: diamond [[gem-white]], sapphire [[gem-blue]], emerald [[gem-green]], ruby [[gem-red]] and onyx [[gem-black]]: 4 of each for two players, 5 for three, 7 for four. Besides there are 5 tokens of gold [[gem-gold]], the joker.",
        "Three decks of development cards lie there, 40 of level 1, 30 of level 2 and 20 of level 3. Four cards of each level are face up.",
        { figure: "card", caption: "A card: its points at the top left, its gem (the bonus) at the top right, its cost below. The backs show levels 3, 2 and 1." },
        "As many nobles as players and one more are drawn at random. Nobody has anything at first; chance decides who starts.",
      ],
    },
    {
      id: "turn",
      title: "Your turn: one of four things",
      blocks: [
        {
          list: [
            "**Take three tokens** of different gems. If fewer than three gems are left in the supply, you take one of each that is left.",
            "**Take two tokens** of the same gem, only if at least four of it are in the supply before you take.",
            "**Reserve a card** and take one gold.",
            "**Buy a card** of the table, or one that you reserved earlier.",
          ],
        },
        { figure: "take", caption: "Three different gems, or two of one gem of which four lie there." },
        "If none of these is possible you pass.",
      ],
    },
    {
      id: "tokens",
      title: "Ten tokens",
      blocks: [
        "At the end of your turn you hold at most ten tokens, gold included. If you have more you give back what is too much, any tokens you like, even those just taken. Tokens and bought cards are open to all.",
      ],
    },
    {
      id: "reserve",
      title: "Reserving",
      blocks: [
        "Take a card that lies face up, or the top card of a deck, which only you will see. You keep it until you buy it; it cannot be given away. Nobody holds more than three reserved cards.",
        { figure: "reserve", caption: "With the card comes a gold token, if there is one left. Gold cannot be got in any other way." },
        "Reserving keeps a card for you, or keeps it from somebody else.",
      ],
    },
    {
      id: "buy",
      title: "Buying",
      blocks: [
        "The cost of a card is reduced by your bonuses: each card that you bought before counts as one gem of its colour, in every purchase. What remains you pay with tokens. Gold stands for any gem, and you may spend it even where you hold the gem itself. What you pay goes back to the supply.",
        { figure: "pay", caption: "Cost: 2 diamonds, 1 ruby, 4 onyxes. Bonuses pay the diamonds and one onyx; a ruby, two onyxes and one gold pay the rest." },
        "A card whose cost your bonuses cover is free. The place of a card that was bought or reserved is filled at once from its deck; if the deck is empty it stays empty.",
      ],
    },
    {
      id: "nobles",
      title: "Nobles",
      blocks: [
        "At the end of your turn a noble visits you if your bonuses meet what the noble asks for. Only cards count, not tokens. It costs no action, and a visit cannot be refused. If several could come, you choose one; another may come after a later turn.",
        { figure: "noble", caption: "This noble asks for 3 diamond, 3 ruby and 3 onyx cards and brings 3 points." },
        "A noble who has come stays, and no other takes the place on the table.",
      ],
    },
    {
      id: "end",
      title: "The end",
      blocks: [
        "When somebody has 15 points at the end of a turn, the round is finished, so that all have had the same number of turns. The most points win. If they are equal, the fewest bought cards decide; if those are equal too, the victory is shared.",
        "The game also ends, with the same scoring, when everybody has passed in one round, or when in twenty rounds in a row nobody has bought or reserved a card.",
      ],
    },
    {
      id: "advice",
      title: "For the first game",
      blocks: [
        {
          list: [
            "Cheap cards of level 1 come first: they pay for everything that follows.",
            "Look at the nobles and at the expensive cards early, and buy the gems that they have in common.",
            "Three different tokens are worth more than two equal ones, unless the two are just what is missing.",
            "Watch what others collect: a card that they are about to buy can be reserved.",
          ],
        },
      ],
    },
  ],
};
