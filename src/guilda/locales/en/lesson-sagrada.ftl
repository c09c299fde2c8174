### The lesson of Sagrada, one message for each step of its lesson.json.

sagrada-lesson-1 = You build a stained-glass window of dice. Each round dice are rolled into the draft pool, and everyone takes two of them, one at a time. After ten rounds the objectives are counted.
sagrada-lesson-2 = First choose one of four window patterns. Diamonds show the difficulty; a harder window brings more favor tokens, which pay for tools. Choose the easy Luz Celestial.
sagrada-lesson-3 = It has many blank spaces, which take any die. Coloured spaces take only that colour, spaces with a value only that value.
sagrada-lesson-4 = Take the red 5 and place it on the red space of the top row. The first die always goes to the edge.
sagrada-lesson-5 =
    One of the public objectives pays for pairs of a 5 and a 6: half of one is done.

    Your turn is not over by itself: you might still use a tool. You want none now, so end the turn.
sagrada-lesson-6 = The turns go from the first player to the last, and then back: so the other player now has two in a row.
sagrada-lesson-7 = Now you have your second turn. Place the green 1 on the green space of the second row: few dice fit a space with a colour, so use them when they come.
sagrada-lesson-8 =
    Every die after the first must touch another one, by a side or by a corner. This one touches the red 5 at its corner.

    End the turn. The die that is left goes to the round track.
sagrada-lesson-9 = Round 2 begins with the other player: the starting player changes every round.
sagrada-lesson-10 = Take the blue 6 for the blue space of the third row: with your 5 it makes a pair.
sagrada-lesson-11 =
    A 5 and a 6: 2 points. Dice side by side must differ in colour and in value, and blue 6 beside green 1 does.

    End the turn; your second one follows at once.
sagrada-lesson-12 = The space beside the green 1 wants a 3, but the pool has none. A tool helps: press Grozing Pliers. It costs 1 favor token, and 2 once it has been used.
sagrada-lesson-13 =
    A token that you keep is worth a point in the end, so a tool should bring more than it costs.

    Take the red 2.
sagrada-lesson-14 = Raise it to 3.
sagrada-lesson-15 = Place the red 3 on the space with the 3 at the right edge.
sagrada-lesson-16 = Spaces with a print are the hard ones: fill them when you can, and leave blank ones for later.
sagrada-lesson-17 = Your private objective counts yellow dice. Take the yellow 2 for the space with the 2 in the bottom row.
sagrada-lesson-18 =
    The values of your yellow dice are added up in the end: this one is worth 2 points.

    End the turn.
sagrada-lesson-19 = Now the other player has two turns in a row.
sagrada-lesson-20 = The purple 5 is still there. Place it in the third row beside the blue 6.
sagrada-lesson-21 =
    Red, yellow, green, blue, purple: a set of all five colours brings 4 points.

    End the turn, and with it the round.
sagrada-lesson-22 = So it goes on for ten rounds. In the end public objectives, your private one and the favor tokens left count for you, and every empty space against you. Place two dice a round and look ahead at what the neighbours will allow.
