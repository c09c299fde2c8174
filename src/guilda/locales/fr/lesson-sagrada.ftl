### La leçon de Sagrada, un message par étape de son lesson.json.

sagrada-lesson-1 = Vous composez un vitrail avec des dés. À chaque manche, des dés sont lancés dans la réserve, et chacun en prend deux, un à la fois. Après dix manches, on compte les objectifs.
sagrada-lesson-2 = Choisissez d’abord un motif de vitrail parmi quatre. Les losanges montrent la difficulté ; un vitrail plus difficile apporte plus de jetons Faveur, qui paient les outils. Choisissez Luz Celestial, qui est facile.
sagrada-lesson-3 = Il a beaucoup de cases libres, qui acceptent tous les dés. Les cases colorées n’acceptent que leur couleur, les cases à valeur que leur valeur.
sagrada-lesson-4 = Prenez le 5 rouge et placez-le sur la case rouge de la première ligne. Le premier dé va toujours au bord.
sagrada-lesson-5 =
    Un des objectifs communs paie les paires d’un 5 et d’un 6 : vous en avez déjà la moitié d’une.

    Votre tour ne se termine pas tout seul : vous pourriez encore utiliser un outil. Vous n’en avez pas besoin maintenant, terminez donc le tour.
sagrada-lesson-6 = Les tours vont du premier joueur au dernier, puis en sens inverse : l’autre joueur en a donc deux de suite.
sagrada-lesson-7 = Voici votre deuxième tour. Placez le 1 vert sur la case verte de la deuxième ligne : peu de dés conviennent à une case colorée, profitez-en quand il y en a.
sagrada-lesson-8 =
    Chaque dé après le premier doit en toucher un autre, par un côté ou par un coin. Celui-ci touche le 5 rouge par le coin.

    Terminez le tour. Le dé qui reste va sur la piste des manches.
sagrada-lesson-9 = La manche 2 commence avec l’autre joueur : le premier joueur change à chaque manche.
sagrada-lesson-10 = Prenez le 6 bleu pour la case bleue de la troisième ligne : avec votre 5, il fait une paire.
sagrada-lesson-11 =
    Un 5 et un 6 : 2 points. Deux dés côte à côte doivent différer par la couleur et par la valeur, comme ici le 6 bleu et le 1 vert.

    Terminez le tour ; votre deuxième suit aussitôt.
sagrada-lesson-12 = La case à côté du 1 vert demande un 3, mais la réserve n’en a pas. Un outil vous aidera : appuyez sur Grozing Pliers. Il coûte 1 jeton Faveur, et 2 une fois qu’il a servi.
sagrada-lesson-13 =
    Un jeton gardé vaut un point à la fin ; un outil devrait donc rapporter plus qu’il ne coûte.

    Prenez le 2 rouge.
sagrada-lesson-14 = Passez-le à 3.
sagrada-lesson-15 = Placez le 3 rouge sur la case marquée 3, au bord droit.
sagrada-lesson-16 = Les cases imprimées sont les plus difficiles : remplissez-les quand vous le pouvez, et gardez les cases libres pour plus tard.
sagrada-lesson-17 = Votre objectif personnel compte les dés jaunes. Prenez le 2 jaune pour la case marquée 2 de la dernière ligne.
sagrada-lesson-18 =
    Les valeurs de vos dés jaunes sont additionnées à la fin : celui-ci vaut 2 points.

    Terminez le tour.
sagrada-lesson-19 = Maintenant, l’autre joueur a deux tours de suite.
sagrada-lesson-20 = Le 5 violet est toujours là. Placez-le sur la troisième ligne, à côté du 6 bleu.
sagrada-lesson-21 =
    Rouge, jaune, vert, bleu, violet : une série des cinq couleurs rapporte 4 points.

    Terminez le tour, et avec lui la manche.
sagrada-lesson-22 = Cela continue ainsi pendant dix manches. À la fin, les objectifs communs, votre objectif personnel et les jetons Faveur restants comptent pour vous, et chaque case vide contre vous. Placez deux dés par manche et prévoyez ce que les voisins permettront.
