### La leçon de Splendor, un message par étape de son lesson.json.

splendor-lesson-1 = Vous faites le commerce des pierres précieuses. Avec des jetons, vous achetez des cartes ; chaque carte achetée donne pour toujours une pierre de sa couleur, si bien que les suivantes coûtent moins. Quand un joueur atteint 15 points de prestige, la partie se termine avec cette manche.
splendor-lesson-2 = À votre tour, vous faites une seule chose. Commencez par prendre des jetons : trois de couleurs différentes. Choisissez le saphir, le rubis et l’onyx dans la réserve.
splendor-lesson-3 = La carte diamant à gauche de la rangée du bas coûte 2 rubis et 1 onyx : vous avez déjà deux de ces trois jetons.
splendor-lesson-4 = Il manque un rubis. Prenez-le avec un diamant et une émeraude, dont vous aurez bientôt besoin.
splendor-lesson-5 = Trois jetons par tour, c’est le maximum ; mieux vaut donc que chacun ait un but.
splendor-lesson-6 = Vous pouvez maintenant acheter la carte diamant. Appuyez dessus, puis sur « Acheter ».
splendor-lesson-7 = Les jetons sont retournés dans la réserve ; la carte reste chez vous et compte désormais comme un diamant à chaque achat.
splendor-lesson-8 = Une carte de la rangée du milieu donne 2 points : la carte rubis, à gauche. Vous ne pouvez pas encore l’acheter, mais vous pouvez la réserver. Appuyez dessus, puis sur « Réserver ».
splendor-lesson-9 = Plus personne ne peut la prendre, et vous avez reçu un jeton Or : un joker qui remplace n’importe quelle pierre. On peut réserver au plus trois cartes.
splendor-lesson-10 = La carte onyx à droite de la rangée du bas coûte un diamant, un saphir, une émeraude et un rubis. Vous n’avez pas de rubis, mais vous avez de l’or. Achetez-la.
splendor-lesson-11 = Votre carte a payé le diamant, l’or le rubis. Si vous aviez eu aussi un rubis, on vous aurait demandé lequel des deux dépenser.
splendor-lesson-12 = L’autre façon de prendre des jetons : deux d’une couleur, s’il y en a au moins quatre dans la réserve. Appuyez deux fois sur le rubis.
splendor-lesson-13 = La carte saphir à 4 rubis donne un point. Vous avez maintenant deux rubis.
splendor-lesson-14 = Prenez encore un rubis, avec un saphir et une émeraude pour la carte rubis de la rangée du bas.
splendor-lesson-15 = Si vous avez plus de dix jetons à la fin d’un tour, vous devez en remettre pour n’en garder que dix. Vous en avez six : aucun danger.
splendor-lesson-16 = Achetez la carte rubis : elle coûte 2 diamants, un saphir, une émeraude et un onyx, et vos deux cartes en paient deux sur cinq.
splendor-lesson-17 = C’est ainsi que l’on progresse : d’abord les cartes bon marché, parce qu’elles rendent les chères abordables.
splendor-lesson-18 = Trois rubis et votre carte rubis font quatre. Achetez la carte saphir pour votre premier point de prestige.
splendor-lesson-19 =
    Quatre cartes de quatre couleurs. Le noble qui demande 3 diamants, 3 rubis et 3 onyx viendrait de lui-même et apporterait 3 points : regardez où mènent vos cartes.

    Vous savez tout ce qu’il faut : prendre, réserver, acheter. Les nobles rendent visite aux joueurs qui ont assez de cartes de leurs couleurs. À 15 points, on finit la manche, et celui qui a le plus de points gagne ; en cas d’égalité, celui qui a le moins de cartes.
