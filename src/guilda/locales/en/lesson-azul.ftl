### The lesson of Azul, one message for each step of its lesson.json.

azul-lesson-1 =
    Welcome to Azul. You are at the bottom, your board is the large one. You collect tiles in the lines on the left; a full line puts one tile on the wall on the right, and tiles on the wall bring points.

    In the middle lie five factories with four tiles each.
azul-lesson-2 =
    On your turn you take all tiles of one colour from one factory. Factory 4 has three blue ones: exactly what line 3 needs. Take them and place them on line 3.

    Why? A line that is full in one go scores this round, and nothing falls to the floor.
azul-lesson-3 = The white tile that was left moved to the centre of the table. Your opponent did the same as you: three red ones for line 3. The yellow tile of that factory lies in the centre too.
azul-lesson-4 = Factory 2 has two red tiles, and line 2 has two spaces. Take them.
azul-lesson-5 = Your opponent takes two blue ones. Look at the centre: three yellow tiles have gathered there.
azul-lesson-6 =
    You may also take from the centre, again all tiles of one colour. The first player to do so in a round gets the first-player marker: it goes on your floor line and costs 1 point, but you begin the next round.

    Three yellow tiles are worth it. Place them on line 4; it can be finished later.
azul-lesson-7 = The marker is on your floor line, under which the cost is written. Your opponent takes two white tiles; black and yellow go to the centre.
azul-lesson-8 = There is the fourth yellow tile. A line that has tiles takes only more of the same colour. Fill line 4.
azul-lesson-9 = Your opponent fills line 4 with white. Two black tiles are left, and you have to take them: in Azul you cannot pass.
azul-lesson-10 = Line 1 has room for one of them only: the other would fall to the floor and cost a point. Choose the black tiles and point at line 1 to see it; then place both on line 5, where there is room.
azul-lesson-11 = All tiles are taken, so the walls are tiled. Each of your three full lines put a tile on the wall. They touch nothing yet: 1 point each, less 1 for the marker. Line 5 was not full and keeps its two black tiles.
azul-lesson-12 =
    Round 2, and you begin because you had the marker. Now neighbours count. On row 2 the yellow space lies beside your red tile and above your blue one: a row of 2 and a column of 2, that is 4 points for one tile.

    There is no factory with two yellow tiles. Start with the one of factory 1, on line 2.
azul-lesson-13 = Your opponent takes two white tiles for line 5. A strong player might have taken your second yellow tile away: it pays to look at what the others need.
azul-lesson-14 = It is still there, in factory 5. Complete line 2.
azul-lesson-15 = Your opponent takes two white tiles for line 2.
azul-lesson-16 = A single black tile fills line 1. On the wall, black lies in column 4, right above your red tile: a column of 2, so 2 points. Take the black tile of factory 4.
azul-lesson-17 = Only the centre is left. Your opponent takes three white tiles and, as the first one there, the marker.
azul-lesson-18 =
    Four blue and four red tiles: either would fill line 4. Blue would lie beside your yellow tile and score 2, red would be alone and score 1. Note that line 3 does not light up for blue: its row of the wall has a blue tile already.

    Take blue for line 4.
azul-lesson-19 = Your opponent takes the four red tiles. The two black ones are yours again.
azul-lesson-20 = Line 5 has two black tiles waiting. Add these two: one more and the longest line is full.
azul-lesson-21 = 2 + 4 + 2: eight points in one round, because your tiles touch each other. So build in one corner rather than all over the wall.
azul-lesson-22 =
    The game ends after the round in which a player completes a horizontal row. Then every complete row brings 2 points, every complete column 7, and all five tiles of one colour 10.

    That is all of Azul. Play a game against a bot: you know the rules now.
