# L’initiation à Babylon, étape par étape.

babylon-lesson-goal = Élevez des terrasses sur des piliers et décorez-les. À la fin, ce qui se voit d’en haut rapporte des points ; plus c’est haut, mieux c’est.
babylon-lesson-turn = À votre tour, vous extrayez une tuile, vous construisez si vous voulez, puis vous stockez le reste. Les nombres indiquent les piliers que rapporte chaque tuile.
babylon-lesson-mine = Chaque bord sans voisine plus haute rapporte un pilier. L’argile est tout en haut : elle rapporte toujours 4 ; votre fleur ajoute 1. Extrayez cette tuile.
babylon-lesson-stored = Vous avez maintenant 8 piliers et deux tuiles : celle que vous venez d’extraire et votre tuile de départ. Vous pouvez poser les deux. Commencez par la tuile de départ.
babylon-lesson-place = Le plateau a 64 trous, et une tuile en couvre quatre. Posez-la en C3, au niveau 1.
babylon-lesson-four = Une tuile repose sur 3 ou 4 piliers ; ici, des piliers simples suffisent. Soutenez les quatre coins.
babylon-lesson-way = Vous pourriez tourner la tuile. Laissez-la ainsi : le symbole de statue est en C3.
babylon-lesson-statue = Les décorations sont gratuites quand les symboles correspondent. Votre première statue peut aller sur tout nouveau symbole de statue : 1 × son niveau. Construisez-la en C3.
babylon-lesson-mined = Il vous reste des piliers. Prenez la tuile extraite.
babylon-lesson-beside = Posez-la à côté de la première, en E3, pour que les deux symboles de fontaine soient côte à côte.
babylon-lesson-three = Économisez un pilier : laissez le coin supérieur droit en surplomb. Il reçoit un belvédère : 1 point, mais la case est occupée.
babylon-lesson-way-again = Laissez aussi cette tuile ainsi : son symbole de fontaine est en E3.
babylon-lesson-fountain = Une fontaine relie deux symboles de fontaine côte à côte, sur deux tuiles du même niveau : 3 × son niveau. Construisez-la.
babylon-lesson-undo = « Annuler » revient en arrière, étape par étape. Contre des robots, même l’extraction s’annule ; contre des humains, il faudrait leur accord, car elle a révélé une tuile.
babylon-lesson-end-turn = Terminez votre tour. Vous gardez les piliers simples inutilisés, 6 au plus. Vous avez marqué 7 points.
babylon-lesson-token = Un jeton est révélé après chaque manche et vaut pour tous à la manche suivante. Celui-ci donne un pilier double, pour ce tour seulement.
babylon-lesson-mine-again = Extrayez cette tuile d’argile. Elle porte un symbole d’escalier et un symbole de statue.
babylon-lesson-take = Prenez la tuile extraite.
babylon-lesson-overlap = Vous avez des terrasses : le niveau 2 est ouvert. Mais deux tuiles ne couvrent jamais les quatre mêmes trous. Cliquez sur C3 pour voir la règle.
babylon-lesson-level = Posez-la en D4, au niveau 2. Tous les appuis doivent s’arrêter à la même hauteur : au-dessus du plateau, il faut donc des piliers doubles.
babylon-lesson-four-again = Soutenez les quatre coins. Cela utilise le pilier double du jeton et échange deux piliers simples contre un autre double.
babylon-lesson-way-last = Laissez-la ainsi : le symbole d’escalier est en D4, à côté de celui de C4, un niveau plus bas.
babylon-lesson-stairs = Un escalier relie deux symboles d’escalier côte à côte, à un niveau d’écart, et rapporte les deux niveaux : 1 + 2 = 3. Construisez-le.
babylon-lesson-line = E4 porte aussi un symbole de statue, mais vos statues doivent être en ligne droite. La vôtre est en C3 : cliquez sur E4 pour voir.
babylon-lesson-end-second = C’est tout pour l’instant. Terminez votre tour.
babylon-lesson-others = Voici tous les jardins. Chacun joue un tour par manche ; à deux, la partie compte 15 manches.
babylon-lesson-edges = Le granit est une couche plus bas. La paroi, le fond et les tuiles de même hauteur ou plus basses rapportent ; les voisines plus hautes, non. Extrayez cette tuile.
babylon-lesson-store = Rien n’oblige à construire. Stockez la tuile dans votre encoche : au prochain tour, vous en aurez deux à poser.
babylon-lesson-hint = Une hésitation ? Appuyez sur l’ampoule ou sur H pour voir ce que jouerait un robot.
babylon-lesson-help = Les règles, les raccourcis et les scores sont dans le menu. Partout, la touche ? explique pourquoi un coup est interdit.
babylon-lesson-free-two = À vous de jouer. Extrayez une tuile, puis posez une tuile, deux ou aucune. Que pourraient relier les symboles de la tuile stockée ?
babylon-lesson-free-bridge = À vous de jouer. Un pont relie deux symboles de pont en ligne droite au même niveau, avec une case vide entre eux : 3 × son niveau.
babylon-lesson-end = Chaque série de quatre décorations rapporte 4, chaque série de quatre fleurs 4, votre tuile la plus haute 2 × son niveau. Ce qui est caché ne rapporte rien.
babylon-lesson-done = Voilà, vous savez jouer. Voici votre score pour l’instant. Continuez, ou lancez une vraie partie.
