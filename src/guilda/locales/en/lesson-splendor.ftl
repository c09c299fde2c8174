### The lesson of Splendor, one message for each step of its lesson.json.

splendor-lesson-1 = You are a gem merchant. Tokens buy cards; every card you buy gives a lasting gem of its colour, so that the next cards cost less. When a player reaches 15 prestige points, the game ends with that round.
splendor-lesson-2 = On your turn you do one thing. Start by taking tokens: three of different colours. Choose the sapphire, the ruby and the onyx in the supply.
splendor-lesson-3 = The diamond card at the left of the bottom row costs 2 rubies and 1 onyx: you already hold two of those three tokens.
splendor-lesson-4 = One ruby is missing. Take it together with a diamond and an emerald, which you will need soon.
splendor-lesson-5 = Three tokens are the most you can take in a turn, so choose each of them for a purpose.
splendor-lesson-6 = Now you can buy the diamond card. Press it, then “Buy”.
splendor-lesson-7 = The tokens went back to the supply; the card stays with you and counts as one diamond in every purchase from now on.
splendor-lesson-8 = A card of the middle row gives 2 points: the ruby card at its left. You cannot buy it yet, but you can reserve it. Press it, then “Reserve”.
splendor-lesson-9 = No one else can take it now, and you got a gold token: a joker that stands for any gem. At most three cards may be reserved.
splendor-lesson-10 = The onyx card at the right of the bottom row costs one diamond, one sapphire, one emerald and one ruby. You have no ruby, but you have gold. Buy it.
splendor-lesson-11 = Your card paid the diamond, gold the ruby. Had you held a ruby as well, you would have been asked which of the two to spend.
splendor-lesson-12 = The other way to take tokens: two of one colour, if at least four of it lie in the supply. Press the ruby twice.
splendor-lesson-13 = The sapphire card for 4 rubies gives a point. Two of them are in your hand now.
splendor-lesson-14 = Take a ruby again, with a sapphire and an emerald for the ruby card of the bottom row.
splendor-lesson-15 = If you have more than ten tokens at the end of a turn, you must give some back until you have ten. You hold six: no danger.
splendor-lesson-16 = Buy the ruby card: it costs 2 diamonds, a sapphire, an emerald and an onyx, and your two cards pay two of the five.
splendor-lesson-17 = This is how the game grows: cheap cards first, because they make the expensive ones cheap.
splendor-lesson-18 = Three rubies and your ruby card make four. Buy the sapphire card for your first prestige point.
splendor-lesson-19 =
    Four cards of four colours. The noble who asks for 3 diamonds, 3 rubies and 3 onyxes would come unasked and bring 3 points: look where your cards lead.

    You know everything you need: take, reserve, buy. Nobles visit players with enough cards of their colours. At 15 points the round is finished, and the most points win; ties go to the fewest cards.
