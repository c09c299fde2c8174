### La leçon d’Azul, un message par étape de son lesson.json.

azul-lesson-1 =
    Bienvenue dans Azul. Vous êtes en bas, votre plateau est le grand. Vous réunissez des tuiles sur les lignes de gauche ; une ligne pleine met une tuile sur le mur de droite, et les tuiles du mur rapportent des points.

    Au milieu, il y a cinq fabriques de quatre tuiles chacune.
azul-lesson-2 =
    À votre tour, vous prenez toutes les tuiles d’une couleur dans une fabrique. La fabrique 4 en a trois bleues : exactement ce qu’il faut à la ligne 3. Prenez-les et placez-les sur la ligne 3.

    Pourquoi ? Une ligne remplie d’un coup rapporte dès cette manche, et rien ne tombe au plancher.
azul-lesson-3 = La tuile blanche qui restait est allée au centre de la table. Votre adversaire a fait comme vous : trois rouges pour la ligne 3. La tuile jaune de cette fabrique est aussi au centre.
azul-lesson-4 = La fabrique 2 a deux tuiles rouges, et la ligne 2 a deux cases. Prenez-les.
azul-lesson-5 = Votre adversaire prend deux bleues. Regardez le centre : trois tuiles jaunes s’y sont réunies.
azul-lesson-6 =
    Vous pouvez aussi prendre au centre, là encore toutes les tuiles d’une couleur. Le premier à le faire dans une manche reçoit la tuile Premier joueur : elle va sur votre ligne de plancher et coûte 1 point, mais vous commencez la manche suivante.

    Trois tuiles jaunes le valent bien. Placez-les sur la ligne 4 ; vous pourrez la finir plus tard.
azul-lesson-7 = La tuile Premier joueur est sur votre ligne de plancher, sous laquelle le coût est écrit. Votre adversaire prend deux tuiles blanches ; une noire et une jaune vont au centre.
azul-lesson-8 = Voilà la quatrième tuile jaune. Une ligne déjà entamée n’accepte que la même couleur. Remplissez la ligne 4.
azul-lesson-9 = Votre adversaire remplit la ligne 4 de blanc. Il reste deux tuiles noires, et vous devez les prendre : à Azul, on ne passe pas.
azul-lesson-10 = La ligne 1 n’a de place que pour une : l’autre tomberait au plancher et coûterait un point. Choisissez les tuiles noires et pointez la ligne 1 pour le voir ; puis placez les deux sur la ligne 5, où il y a de la place.
azul-lesson-11 = Toutes les tuiles sont prises, on décore donc les murs. Chacune de vos trois lignes pleines a mis une tuile sur le mur. Elles ne touchent rien encore : 1 point chacune, moins 1 pour la tuile Premier joueur. La ligne 5 n’était pas pleine et garde ses deux tuiles noires.
azul-lesson-12 =
    Manche 2, et vous commencez parce que vous aviez la tuile Premier joueur. Maintenant, les voisines comptent. Sur la ligne 2, la case jaune est à côté de votre rouge et au-dessus de votre bleue : une ligne de 2 et une colonne de 2, soit 4 points pour une tuile.

    Aucune fabrique n’a deux jaunes. Commencez par celle de la fabrique 1, sur la ligne 2.
azul-lesson-13 = Votre adversaire prend deux tuiles blanches pour la ligne 5. Un joueur fort vous aurait peut-être pris votre deuxième jaune : il est utile de regarder ce dont les autres ont besoin.
azul-lesson-14 = Elle est toujours là, dans la fabrique 5. Complétez la ligne 2.
azul-lesson-15 = Votre adversaire prend deux tuiles blanches pour la ligne 2.
azul-lesson-16 = Une seule tuile noire remplit la ligne 1. Sur le mur, le noir est en colonne 4, juste au-dessus de votre rouge : une colonne de 2, donc 2 points. Prenez la tuile noire de la fabrique 4.
azul-lesson-17 = Il ne reste que le centre. Votre adversaire prend trois tuiles blanches et, comme il y est le premier, la tuile Premier joueur.
azul-lesson-18 =
    Quatre tuiles bleues et quatre rouges : les unes comme les autres rempliraient la ligne 4. La bleue serait à côté de votre jaune et vaudrait 2, la rouge serait seule et vaudrait 1. Notez que la ligne 3 ne s’éclaire pas pour le bleu : sa ligne du mur a déjà une tuile bleue.

    Prenez les bleues pour la ligne 4.
azul-lesson-19 = Votre adversaire prend les quatre rouges. Les deux noires sont de nouveau pour vous.
azul-lesson-20 = La ligne 5 a deux tuiles noires en attente. Ajoutez ces deux-là : encore une et la plus longue ligne est pleine.
azul-lesson-21 = 2 + 4 + 2 : huit points en une manche, parce que vos tuiles se touchent. Construisez donc dans un coin plutôt qu’un peu partout.
azul-lesson-22 =
    La partie se termine après la manche où un joueur complète une ligne horizontale. Chaque ligne complète rapporte alors 2 points, chaque colonne complète 7, et les cinq tuiles d’une couleur 10.

    C’est tout. Jouez une partie contre un bot : vous connaissez maintenant les règles.
