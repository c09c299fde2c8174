### La leçon de Sintra, un message par étape de son lesson.json.

sintra-lesson-1 =
    Bienvenue à Sintra. Votre palais est le grand : huit planches et, sous chaque planche, une fenêtre de deux carreaux. Vous posez des pièces de vitrail sur les cases de leur couleur. Une planche pleine apporte une pièce à sa fenêtre, et des points.

    Le personnage au-dessus de la planche 1 est votre vitrier. Vous ne pouvez travailler que sous lui ou à sa droite.
sintra-lesson-2 =
    Prenez toutes les pièces d’une couleur dans une fabrique. La fabrique 1 en a deux jaunes, et la planche 1 a deux cases jaunes. Posez-les là.

    Pourquoi la planche 1 ? Le vitrier reste à gauche, toutes les planches restent donc à portée.
sintra-lesson-3 = L’orange et la bleue, restées dans la fabrique, sont allées au centre. Votre adversaire pose trois pièces blanches sur la planche 2 ; son vitrier a avancé.
sintra-lesson-4 = Il manque encore deux pièces bleues et une blanche à la planche 1. Prenez les deux bleues de la fabrique 3.
sintra-lesson-5 = Votre adversaire prend deux pièces roses. Une seule pièce blanche est maintenant au centre.
sintra-lesson-6 =
    Au centre aussi, vous prenez toutes les pièces d’une couleur. Le premier à le faire dans une manche reçoit la tuile Premier joueur : une case sur la piste de verre brisé, mais vous commencez la manche suivante.

    La pièce blanche complète la planche 1 : cela vaut la case.
sintra-lesson-7 =
    La planche est pleine ! Une de ses pièces va à la fenêtre, les autres dans la tour de rangement. Sur la face A, la couleur n’a pas d’importance à la fin ; prenez la jaune.

    La couleur de cette manche est le rose. Chaque pièce rose sur la planche aurait rapporté un point de plus.
sintra-lesson-8 =
    4 points : le nombre sous la fenêtre 1. La planche a été retournée et montre son dos, avec d’autres couleurs : remplie une deuxième fois, elle complétera la fenêtre.

    Votre adversaire a pris deux pièces bleues, mais la planche 4 n’avait de place que pour une. L’autre s’est brisée.
sintra-lesson-9 = La fabrique 4 a trois pièces bleues, et la planche 7 a trois cases bleues. Elle est loin à droite, et le vitrier ira là-bas ; mais rien ne se brise, et une fenêtre à droite compte de nouveau chaque fois qu’une à sa gauche rapporte.
sintra-lesson-10 = Votre adversaire prend les pièces orange. Il reste deux jaunes au centre, et c’est à vous de jouer.
sintra-lesson-11 =
    Avec le vitrier au-dessus de la planche 7, seules les planches 7 et 8 sont à portée ; chacune a une case jaune. Il ne manque alors plus qu’une pièce à la planche 7. La deuxième jaune se brise : une case de plus.

    Une petite perte est parfois le prix du progrès.
sintra-lesson-12 = Manche 2 : les fabriques sont de nouveau pleines, et le blanc est la couleur de cette manche. Vous commencez, puisque vous avez pris la tuile Premier joueur. Il manque une pièce orange à la planche 7 : il y en a une dans la fabrique 1.
sintra-lesson-13 = Gardez une pièce bleue pour la fenêtre 7.
sintra-lesson-14 =
    Seulement 1 point : le nombre sous la fenêtre 7. Mais désormais ce 1 s’ajoute chaque fois qu’une fenêtre plus à gauche rapporte.

    Votre adversaire prend une pièce blanche et la tuile Premier joueur, et complète la planche 4.
sintra-lesson-15 = Une pièce orange va à la fenêtre 4 de votre adversaire : 1 point pour la pièce blanche de la planche, 2 pour la fenêtre.
sintra-lesson-16 = Votre vitrier est loin à droite et il y a peu de planches à portée. Au lieu de prendre des pièces, vous pouvez consacrer un tour à le ramener à la planche la plus à gauche. Appuyez sur le vitrier.
sintra-lesson-17 = Votre adversaire prend deux pièces roses. Regardez maintenant la planche 4 : trois cases blanches, une orange, une rose. Le blanc est la couleur de cette manche : chaque pièce blanche y rapporte un point de plus.
sintra-lesson-18 = Commencez par la pièce rose : il n’y en a qu’une au centre ; plus tard il y en aura peut-être davantage, et elles se briseraient. La tuile Premier joueur est déjà partie, cela ne coûte donc rien.
sintra-lesson-19 = Votre adversaire prend deux pièces jaunes.
sintra-lesson-20 = Maintenant les trois pièces blanches de la fabrique 4, pour les trois cases blanches de la planche 4.
sintra-lesson-21 = Votre adversaire prend deux pièces bleues.
sintra-lesson-22 = Il manque une pièce orange, et la fabrique 3 l’a. Complétez la planche 4.
sintra-lesson-23 = Trois pièces blanches ont rapporté 3 points d’un coup. Gardez une pièce blanche pour la fenêtre.
sintra-lesson-24 =
    3 pour la couleur, 2 pour la fenêtre 4 et 1 pour la fenêtre 7 à sa droite : 6 points avec une planche.

    Donc : remplissez tôt des fenêtres à droite, complétez les planches dans la manche de leur couleur, et ramenez le vitrier avant que des pièces ne doivent se briser.
sintra-lesson-25 =
    Après six manches, on paie le verre brisé, chaque groupe de trois pièces restées sur les planches rapporte un point, et les ornements entre les fenêtres comptent : 10 points pour quatre carreaux remplis autour, 6 pour trois, 3 pour deux.

    C’est tout. Jouez une partie contre un bot : vous connaissez maintenant les règles.
