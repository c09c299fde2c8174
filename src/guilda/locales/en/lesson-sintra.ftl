### The lesson of Sintra, one message for each step of its lesson.json.

sintra-lesson-1 =
    Welcome to Sintra. Your palace is the large one: eight strips, and under each strip a window with two panes. You lay glass pieces on the spaces of their colour. A full strip brings a piece to its window, and points.

    The figure above strip 1 is your glazier. You may only work under him or to the right of him.
sintra-lesson-2 =
    Take all pieces of one colour from one factory. Factory 1 has two yellow ones, and strip 1 has two yellow spaces. Lay them there.

    Why strip 1? The glazier stays on the left, so all strips remain within reach.
sintra-lesson-3 = Orange and blue, which were left in the factory, moved to the centre. Your opponent lays three white pieces on strip 2; that glazier has moved along.
sintra-lesson-4 = Strip 1 still needs two blue pieces and a white one. Take the two blue ones of factory 3.
sintra-lesson-5 = Your opponent takes two pink pieces. A single white piece now lies in the centre.
sintra-lesson-6 =
    From the centre, too, you take all pieces of one colour. The first player to do so in a round gets the first-player marker: one step on the broken-glass track, but you begin the next round.

    The white piece completes strip 1, so it is worth the step.
sintra-lesson-7 =
    The strip is full! One of its pieces goes to the window, the others to the glass tower. On side A the colour does not matter in the end; take yellow.

    This round’s colour is pink. Each pink piece on the strip would have brought an extra point.
sintra-lesson-8 =
    4 points: the number under window 1. The strip was turned over and shows its back, with other colours: filled a second time, it will complete the window.

    Your opponent took two blue pieces, but strip 4 had room for one only. The other one broke.
sintra-lesson-9 = Factory 4 has three blue pieces, and strip 7 has three blue spaces. It is far to the right, and the glazier will go there; but nothing breaks, and a window on the right counts again whenever one to its left scores.
sintra-lesson-10 = Your opponent takes the orange pieces. Two yellow ones are left in the centre, and it is your turn.
sintra-lesson-11 =
    With the glazier above strip 7, only strips 7 and 8 are within reach; each has one yellow space. Strip 7 then needs just one more piece. The second yellow piece breaks: one more step.

    Sometimes a small loss is the price of progress.
sintra-lesson-12 = Round 2: the factories are full again, and white is the colour of this round. You begin, since you took the marker. Strip 7 needs one orange piece: there is one in factory 1.
sintra-lesson-13 = Keep a blue piece for window 7.
sintra-lesson-14 =
    Only 1 point: the number under window 7. But from now on this 1 is added to every window that you score further left.

    Your opponent takes a white piece and the marker, and completes strip 4.
sintra-lesson-15 = An orange piece goes to your opponent’s window 4: 1 point for the white piece on the strip, 2 for the window.
sintra-lesson-16 = Your glazier stands far to the right and little is within reach. Instead of taking pieces you may use a turn to move him back to the leftmost strip. Press the glazier.
sintra-lesson-17 = Your opponent takes two pink pieces. Now look at strip 4: three white spaces, one orange, one pink. White is the colour of this round: each white piece on it brings an extra point.
sintra-lesson-18 = Begin with pink: a single one lies in the centre, later there may be more, and they would break. The marker is gone already, so it costs nothing.
sintra-lesson-19 = Your opponent takes two yellow pieces.
sintra-lesson-20 = Now the three white pieces of factory 4, for the three white spaces of strip 4.
sintra-lesson-21 = Your opponent takes two blue pieces.
sintra-lesson-22 = One orange piece is missing, and factory 3 has it. Complete strip 4.
sintra-lesson-23 = Three white pieces have brought 3 points at once. Keep a white one for the window.
sintra-lesson-24 =
    3 for the colour, 2 for window 4 and 1 for window 7 on its right: 6 points with one strip.

    So: fill windows on the right early, complete strips in the round of their colour, and move the glazier back before pieces have to break.
sintra-lesson-25 =
    After six rounds, broken glass is paid, every three pieces left on strips bring a point, and the ornaments between the windows count: 10 points for four filled panes around one, 6 for three, 3 for two.

    That is all. Play a game against a bot: you know the rules now.
