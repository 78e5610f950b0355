# Ishtar : les règles, un message chacune ; .title est un titre court.

## Mise en place (ISH-1)

ish-1-1 = Ishtar se joue de deux à quatre joueurs.
    .title = Nombre de joueurs
ish-1-2 = Prenez deux plateaux Terrain de plus qu’il n’y a de joueurs et assemblez-les en un seul désert, sur la face et dans l’orientation de votre choix. Option de règle « Disposition des plateaux » : compacte, ou celle de votre choix.
    .title = Plateaux du désert
ish-1-3 = Une fontaine tirée au hasard est placée sur la case fontaine de chaque plateau. Les autres fontaines ne servent pas.
    .title = Tirage des fontaines
ish-1-4 = Chaque case rocher reçoit une gemme de la couleur imprimée : violette, rouge ou blanche.
    .title = Gemmes sur les rochers
ish-1-5 = Les autres gemmes forment la réserve. Le désert, la réserve, les joueurs et les maîtrises réunissent toujours 114 gemmes.
    .title = Gemmes de la réserve
ish-1-6 = Placez les six coupelles au hasard sur les six cases du tapis. Chaque forme de tuile a deux coupelles.
    .title = Coupelles sur le tapis
ish-1-7 = Chaque coupelle reçoit une pile de 6 tuiles Végétation de sa forme, mélangées, face cachée. Une tuile de départ de cette forme est posée dessus, face visible : une pile compte donc 7 tuiles.
    .title = Piles de tuiles
ish-1-8 = À 3 joueurs, la dernière tuile de chaque pile est retirée du jeu sans être regardée ; à 2 joueurs, les deux dernières. Les piles comptent donc 5, 6 ou 7 tuiles à 2, 3 ou 4 joueurs.
    .title = Moins de joueurs, moins de tuiles
ish-1-9 = Les jetons Floraison sont placés au milieu du tapis : 4 simples et 4 doubles.
    .title = Jetons Floraison sur le tapis
ish-1-10 = Mélangez les 26 cartes Arbre et disposez-en 5 face visible en une rangée. Chaque carte de la rangée reçoit un arbre en bois.
    .title = Rangée de cartes Arbre
ish-1-11 = Le premier joueur est tiré au sort. L’ordre des places ne change pas.
    .title = Premier joueur
ish-1-12 = Chaque joueur a 4 assistants, 2 devant lui et 2 sur le tapis, et prend 1 gemme violette. Le premier joueur prend l’arrosoir.
    .title = Matériel de départ

## Tour (ISH-2)

ish-2-1 = Les joueurs jouent à tour de rôle, dans le sens horaire. Un tour compte cinq étapes, dans cet ordre : choisir une tuile, la poser, prendre les gemmes, faire l’action spéciale, planter des arbres.
    .title = Cinq étapes
ish-2-2 = Vous devez choisir une tuile, la poser et prendre ses gemmes. L’action spéciale et la plantation d’arbres sont facultatives.
    .title = Étapes obligatoires et facultatives
ish-2-3 = Les gemmes que vous prenez peuvent payer une maîtrise et des arbres au cours du même tour. Elles arrivent trop tard pour payer les pas de l’arrosoir.
    .title = Dépenser ses nouvelles gemmes

## Choisir une tuile (ISH-3)

ish-3-1 = Au tout premier tour, le premier joueur place l’arrosoir à la coupelle de son choix et prend la tuile du dessus. Il ne peut payer aucune gemme, et aucune tuile n’est révélée.
    .title = Tout premier tour
ish-3-2 = À tous les autres tours, l’arrosoir avance gratuitement, dans le sens horaire, jusqu’à la prochaine coupelle qui a encore des tuiles. Les coupelles vides sont sautées et ne comptent pas comme des pas.
    .title = Avancer l’arrosoir
ish-3-3 = Avant de prendre une tuile, vous pouvez avancer l’arrosoir jusqu’à une coupelle plus éloignée qui a des tuiles. Chaque pas de plus coûte 1 gemme de n’importe quelle couleur. Vous choisissez les gemmes que vous payez.
    .title = Payer des pas de plus
ish-3-4 = Les gemmes payées pour avancer l’arrosoir retournent à la réserve.
    .title = Gemmes payées
ish-3-5 = Vous prenez la tuile du dessus de la pile où s’arrête l’arrosoir.
    .title = Prendre la tuile du dessus
ish-3-6 = Ensuite, avant de poser votre tuile, révélez la tuile du dessus de la pile où se trouvait l’arrosoir au début de votre tour. La pile sous l’arrosoir reste donc cachée jusqu’à ce qu’il reparte.
    .title = Révéler une tuile
ish-3-7 = Si la pile que l’arrosoir a quittée est vide, aucune tuile n’est révélée.
    .title = Rien à révéler
ish-3-8 = Si vous avez réservé une tuile avec la maîtrise J, vous pouvez laisser l’arrosoir où il est et poser cette tuile. Vous ne payez aucune gemme et aucune tuile n’est révélée.
    .title = Utiliser une tuile réservée

## Poser la tuile (ISH-4)

ish-4-1 = Les trois cases d’une tuile doivent être dans le désert, sur du sable ou des rochers qu’aucune tuile ne recouvre encore, jamais sur une pierre gravée ou une fontaine. Une tuile peut être à cheval sur la jointure de deux plateaux, sauf si l’option de règle « Jointures entre plateaux » en décide autrement.
    .title = Où poser les tuiles
ish-4-2 = Vous pouvez tourner une tuile, mais pas la retourner. Sur les trois mêmes cases, une tuile droite a 2 orientations (1 seule si les deux sont identiques), une tuile coudée 1 et une tuile triangulaire 3.
    .title = Tourner la tuile
ish-4-3 = Au moins une case de la tuile doit être adjacente à une fontaine ou à une tuile déjà posée.
    .title = De l’eau pour la tuile
ish-4-4 = Une tuile ne doit pas relier les jardins de fontaines différentes. Directement ou par un jardin, elle ne peut être reliée qu’à une seule fontaine.
    .title = Une seule fontaine
ish-4-5 = Une tuile peut relier des jardins séparés d’une même fontaine.
    .title = Jardins d’une même fontaine
ish-4-6 = Une fois la tuile posée, aucun parterre ne peut contenir deux assistants, pas même deux du même joueur.
    .title = Un assistant par parterre
ish-4-7 = Une tuile peut relier un parterre sans assistant à un parterre qui en a un. Le propriétaire de l’assistant contrôle alors tout le parterre.
    .title = Relier un parterre libre
ish-4-8 = Peu importe qui a posé une tuile : seuls les assistants donnent le contrôle. Vous pouvez aussi agrandir le parterre d’un autre joueur.
    .title = Les tuiles n’ont pas de propriétaire
ish-4-9 = Une tuile sans emplacement permis est retirée du jeu, et vous passez directement à la plantation d’arbres. Vous ne pouvez choisir une telle tuile en connaissance de cause que si aucune tuile à votre portée n’a d’emplacement permis.
    .title = Tuile sans emplacement

## Prendre les gemmes (ISH-5)

ish-5-1 = Prenez toutes les gemmes des trois cases que recouvre votre tuile.
    .title = Gemmes sous la tuile
ish-5-2 = Les jetons Floraison et les arbres se placent sur l’herbe et ne donnent jamais de gemmes.
    .title = Pas de gemmes sur l’herbe

## Action spéciale (ISH-6)

ish-6-1 = Seul le symbole de la tuile posée pendant ce tour vous donne une action spéciale. Vous l’utilisez une fois, tout de suite, sinon elle est perdue.
    .title = Symbole de la tuile
ish-6-2 = Symbole d’assistant : si vous avez un assistant devant vous, vous pouvez le placer sur la case du symbole.
    .title = Placer un assistant
ish-6-3 = Vous ne pouvez pas placer d’assistant dans un parterre qui en a déjà un. Vous pouvez tout de même y poser la tuile, mais son symbole ne vous permet pas de placer un assistant.
    .title = Parterre déjà pris
ish-6-4 = Étoile : vous pouvez poser 2 de vos gemmes, quelles que soient leurs couleurs, sur une maîtrise disponible pour la débloquer. Vous choisissez les gemmes que vous payez.
    .title = Débloquer une maîtrise
ish-6-5 = Les maîtrises inférieures F à J sont disponibles dès le départ. Une maîtrise supérieure demande d’abord celle du bas de sa colonne : F pour A, G pour B, H pour C, I pour D, J pour E. Chaque joueur ne débloque chaque maîtrise qu’une fois, et une étoile débloque une seule maîtrise.
    .title = Maîtrises disponibles
ish-6-6 = Les gemmes posées sur les maîtrises y restent. Elles ne peuvent plus être dépensées et ne comptent pas pour la maîtrise C.
    .title = Gemmes sur les maîtrises
ish-6-7 = Point d’interrogation : il vaut symbole d’assistant ou étoile, au choix, mais pas les deux.
    .title = Point d’interrogation
ish-6-8 = Avec la maîtrise B, les symboles d’assistant et les étoiles valent pour vous un point d’interrogation, à partir de votre prochain symbole.
    .title = Symboles avec la maîtrise B

## Planter des arbres (ISH-7)

ish-7-1 = Pour planter un arbre, choisissez une carte de la rangée ou la carte que vous avez réservée. Vous ne pouvez pas choisir une carte réservée par un autre joueur.
    .title = Choisir une carte Arbre
ish-7-2 = Remettez dans la réserve exactement les gemmes indiquées sur la carte et posez celle-ci face cachée devant vous. Aucune couleur n’en remplace une autre.
    .title = Payer un arbre
ish-7-3 = Plantez l’arbre de la carte sur n’importe quelle case d’herbe libre du désert, dans n’importe quel jardin. Une case d’herbe est libre si elle n’a ni arbre ni jeton Floraison.
    .title = Placer l’arbre
ish-7-4 = Vous pouvez planter un deuxième arbre dans le même tour si vous pouvez le payer, mais pas un troisième. Option de règle « Arbres par tour » : 1, 3, 4, 5 ou sans limite.
    .title = Deux arbres par tour
ish-7-5 = La rangée n’est pas complétée entre deux achats. À la fin de votre tour, elle est complétée jusqu’à 5 cartes, avec un arbre en bois sur chacune. Après le dernier tour de la partie, elle n’est plus complétée.
    .title = Compléter la rangée
ish-7-6 = Un arbre planté ne bouge plus. Sa case appartient toujours à sa tuile et à son jardin, mais n’est plus de l’herbe libre.
    .title = Les arbres restent
ish-7-7 = Un arbre du désert n’appartient à personne. Seule sa carte rapporte des points au joueur qui l’a achetée.
    .title = Les arbres n’ont pas de propriétaire
ish-7-8 = Si aucune case d’herbe n’est libre, vous ne pouvez pas acheter de carte Arbre.
    .title = Plus d’herbe libre
ish-7-9 = La rangée n’est plus complétée dès que les cartes Arbre ou les arbres en bois sont épuisés. Les cartes encore dans la rangée peuvent être achetées.
    .title = Plus de cartes ou d’arbres

## Maîtrises (ISH-8)

ish-8-1 = Maîtrise A : en fin de partie, vous marquez 2 points pour chaque pierre gravée adjacente à un parterre que vous contrôlez. Chaque pierre gravée compte une fois.
    .title = A : pierres gravées
ish-8-2 = Maîtrise B : à partir de maintenant, vous pouvez utiliser un symbole d’assistant comme une étoile et une étoile comme un symbole d’assistant. En fin de partie, vous marquez 7 points.
    .title = B : symboles au choix
ish-8-3 = Maîtrise C : en fin de partie, chaque gemme que vous avez encore devant vous rapporte 1 point si elle est blanche, 2 si elle est rouge et 3 si elle est violette.
    .title = C : gemmes restantes
ish-8-4 = Maîtrise D : en fin de partie, vous marquez 2 points pour chaque arbre adjacent à un parterre que vous contrôlez. Chaque arbre compte une fois pour vous, peu importe qui l’a planté.
    .title = D : ombre des arbres
ish-8-5 = Maîtrise E : en fin de partie, vous marquez 7 points pour chaque assistant encore devant vous. Les assistants sur le tapis ne comptent pas.
    .title = E : assistants restants
ish-8-6 = Maîtrise F : prenez aussitôt 2 gemmes de votre choix dans la réserve (ou moins si elle n’en a pas assez).
    .title = F : deux gemmes
ish-8-7 = Maîtrise G : posez aussitôt un jeton Floraison simple à 3 fleurs sur n’importe quelle case d’herbe libre.
    .title = G : floraison simple
ish-8-8 = Maîtrise H : posez aussitôt un jeton Floraison double à 2 fleurs sur deux cases d’herbe libres adjacentes. Les deux cases peuvent appartenir à des tuiles différentes.
    .title = H : floraison double
ish-8-9 = Les cases sous un jeton Floraison deviennent des cases fleuries : un jeton Floraison peut donc agrandir et relier des parterres. Même alors, aucun parterre ne peut contenir deux assistants.
    .title = Jetons Floraison et parterres
ish-8-10 = Maîtrise I : réservez une carte de la rangée avec son arbre ; la rangée est complétée aussitôt. Prenez aussi un de vos assistants sur le tapis. Vous paierez la carte quand vous planterez son arbre, pendant ce tour ou plus tard.
    .title = I : arbre réservé
ish-8-11 = Maîtrise J : prenez la tuile du dessus d’une pile, même si elle vient d’être révélée, et réservez-la pour un tour suivant. La tuile suivante de cette pile est révélée, sauf sous l’arrosoir. Prenez aussi un de vos assistants sur le tapis.
    .title = J : tuile réservée

## Définitions (ISH-9)

ish-9-1 = Deux cases sont adjacentes si elles ont un côté commun, même à travers la jointure de deux plateaux.
    .title = Cases adjacentes
ish-9-2 = Un parterre est un groupe de cases fleuries reliées entre elles, sur une ou plusieurs tuiles. Les jetons Floraison en font partie.
    .title = Qu’est-ce qu’un parterre
ish-9-3 = Un jardin est un groupe de cases de tuiles reliées entre elles. Une seule fontaine l’arrose ; une case d’herbe à côté de la fontaine suffit.
    .title = Qu’est-ce qu’un jardin
ish-9-4 = Une fontaine peut avoir plusieurs jardins. Un jardin peut contenir plusieurs parterres de plusieurs joueurs.
    .title = Plusieurs jardins et parterres
ish-9-5 = Le joueur dont l’assistant est dans un parterre le contrôle. Personne ne contrôle un parterre sans assistant.
    .title = Contrôle d’un parterre
ish-9-6 = Une fontaine appartient au joueur qui contrôle le plus de cases fleuries (et non de fleurs) dans les jardins de cette fontaine. En cas d’égalité, elle appartient à tous les joueurs concernés, et chacun en marque tous les points.
    .title = Propriétaire d’une fontaine
ish-9-7 = Un joueur qui ne contrôle aucune case fleurie près d’une fontaine ne la possède jamais. Si personne n’en contrôle, personne n’en marque les points.
    .title = Pas de cases, pas de fontaine
ish-9-8 = La case d’une fontaine ne relie ni parterres ni jardins.
    .title = Les fontaines ne relient rien

## Fin de partie et décompte (ISH-10)

ish-10-1 = La fin de partie est déclenchée dès que deux piles sont vides, que ce soit par le choix d’une tuile ou par la maîtrise J.
    .title = Deux piles vides
ish-10-2 = On joue alors la manche jusqu’au bout, c’est-à-dire jusqu’au joueur à droite du premier joueur, pour que chacun ait joué le même nombre de tours. Si c’est lui qui déclenche la fin, la partie s’arrête après ce tour.
    .title = Terminer la manche
ish-10-3 = Les cartes réservées sont défaussées et ne rapportent rien. Les tuiles réservées ne rapportent rien non plus.
    .title = Cartes et tuiles réservées
ish-10-4 = Chaque carte Arbre que vous avez achetée rapporte les points qu’elle indique.
    .title = Points des arbres
ish-10-5 = Chaque fleur d’un parterre où se trouve votre assistant rapporte 1 point. Les fleurs des jetons Floraison et de la case de l’assistant comptent aussi.
    .title = Points des fleurs
ish-10-6 = Chaque fontaine que vous possédez rapporte 4 points si elle est violette, 6 si elle est rouge et 8 si elle est blanche.
    .title = Points des fontaines
ish-10-7 = Chacune des maîtrises A à E que vous avez débloquées rapporte ses points. Les maîtrises F à J ne rapportent rien.
    .title = Points des maîtrises
ish-10-8 = Le joueur qui a le plus de points l’emporte. En cas d’égalité, les joueurs concernés partagent la victoire.
    .title = Le vainqueur

## Précisions (ISH-AMB)

ish-amb-01 = La pile dont la tuile du dessus est révélée est celle que l’arrosoir a quittée, non celle où il s’arrête.
    .title = Quelle pile est révélée
ish-amb-02 = L’arrosoir ne peut pas s’arrêter à sa propre pile tant qu’une autre a une tuile. S’il ne reste que la sienne, vous pouvez prendre la tuile du dessus gratuitement et sans la voir, même si votre tuile réservée pouvait être posée ; la suivante reste cachée, et une tuile impossible à poser est retirée du jeu. S’il n’y a plus de tuile dans aucune pile ni de tuile réservée à poser, passez directement à la plantation d’arbres.
    .title = La pile sous l’arrosoir
ish-amb-03 = Les coupelles vides que saute l’arrosoir ne coûtent aucune gemme.
    .title = Coupelles sautées gratuites
ish-amb-04 = Vous devez choisir une tuile qui a un emplacement permis si vous pouvez en atteindre et en payer une, même plus chère, ou votre tuile réservée. S’il n’y en a pas, vous prenez la tuile gratuite et la retirez du jeu, jamais la tuile réservée ; l’arrosoir avance et une tuile est révélée comme d’habitude. Vous passez ensuite directement à la plantation d’arbres.
    .title = Aucune tuile ne convient
ish-amb-05 = Une tuile peut être à cheval sur la jointure de deux plateaux. Option de règle « Jointures entre plateaux : les tuiles ne les franchissent pas » : chaque tuile doit tenir sur un seul plateau.
    .title = À cheval sur les jointures
ish-amb-06 = Vous pouvez planter 2 arbres par tour au plus. Option de règle « Arbres par tour » : 1, 3, 4, 5 ou autant que vous pouvez en payer.
    .title = Arbres par tour
ish-amb-07 = La maîtrise J permet de prendre une tuile de n’importe quelle pile. Sous l’arrosoir, vous prenez la tuile cachée du dessus sans la voir, et la suivante reste cachée jusqu’à ce que l’arrosoir reparte. Option de règle « Maîtrise J et pile sous l’arrosoir : si aucune autre pile n’a de tuiles ».
    .title = J et la pile sous l’arrosoir
ish-amb-08 = Une tuile réservée avec la maîtrise J ne peut pas être posée au tour où vous la prenez. Vous n’avez jamais plus d’une tuile réservée.
    .title = La tuile réservée attend
ish-amb-09 = La maîtrise I ne donne pas d’arbre gratuit. Elle réserve seulement la carte, que vous payez quand vous plantez l’arbre.
    .title = Réserver n’est pas gratuit
ish-amb-10 = Un parterre est toujours dans un seul jardin : il ne compte donc que pour une fontaine.
    .title = Une fontaine par parterre
ish-amb-11 = Le propriétaire d’une fontaine se détermine sur l’ensemble de ses jardins. Additionnez les cases fleuries de tous les parterres que vous y contrôlez.
    .title = Tous les jardins ensemble
ish-amb-12 = Un jeton Floraison double a 1 fleur sur chacune de ses deux cases, soit 2 en tout. Option de règle « Jeton Floraison double : 2 fleurs par case » : il en a 4 en tout.
    .title = Fleurs des jetons doubles
ish-amb-13 = Les fleurs de la case d’un assistant sont visibles et comptent.
    .title = Fleurs sous un assistant
ish-amb-14 = Une fois débloquées, les maîtrises F à J s’appliquent autant que possible ; vous ne pouvez pas y renoncer. F prend jusqu’à 2 gemmes, G et H posent un jeton Floraison s’il y a un emplacement permis, I prend une carte et J une tuile s’il y en a une. I et J donnent toujours leur assistant.
    .title = Effets obligatoires
ish-amb-15 = Les joueurs à égalité en tête partagent la victoire.
    .title = Égalité en fin de partie
ish-amb-16 = Les cartes achetées et les tuiles réservées sont connues de tous. Une tuile prise sans être vue est montrée dès qu’elle est prise.
    .title = Rien n’est secret
ish-amb-17 = Le hasard décide laquelle des deux tuiles de départ d’une forme va sur laquelle de ses deux coupelles.
    .title = Tuiles de départ et coupelles
ish-amb-18 = Un assistant gagné avec la maîtrise I ou J ne peut pas être placé avec le même symbole. Un symbole donne une action.
    .title = Le nouvel assistant attend
ish-amb-19 = Quand vous réservez une carte avec la maîtrise I, la rangée est complétée aussitôt, avant que vous plantiez des arbres. Vous pouvez acheter la nouvelle carte dans le même tour.
    .title = Compléter après la maîtrise I
ish-amb-20 = Les maîtrises I et J trouvent toujours un assistant sur le tapis : deux y attendent pour chaque joueur, et chaque maîtrise en prend un, une seule fois.
    .title = Assez d’assistants sur le tapis
ish-amb-21 = L’étoile qui débloque la maîtrise B ne donne pas de deuxième action.
    .title = Pas d’action après B
ish-amb-22 = Utilisez le symbole avant de planter des arbres. Une fois un arbre acheté, il est trop tard.
    .title = L’action avant les arbres

## Chapitres

ishtar-chapter-setup = Mise en place
ishtar-chapter-turn = Déroulement d’un tour
ishtar-chapter-choosing = Étape 1 : choisir une tuile
ishtar-chapter-placing = Étape 2 : poser la tuile
ishtar-chapter-gems = Étape 3 : prendre les gemmes
ishtar-chapter-special = Étape 4 : action spéciale
ishtar-chapter-trees = Étape 5 : planter des arbres
ishtar-chapter-skills = Maîtrises
ishtar-chapter-terms = Définitions
ishtar-chapter-end = Fin de partie et décompte
ishtar-chapter-rulings = Précisions

## Dessins des règles

ishtar-diagram-can = L’arrosoir est à la coupelle 1. La prochaine coupelle garnie est gratuite, chaque coupelle de plus coûte une gemme, et Jasmin en a une. La coupelle 4 est vide.
ishtar-diagram-turned-up = Jasmin prend la tuile de la coupelle 2. À la coupelle 1, que l’arrosoir a quittée, une tuile est révélée.
ishtar-diagram-placing = Une tuile se pose sur du sable et des rochers, et touche une fontaine ou une tuile déjà posée.
ishtar-diagram-two-fountains = Une tuile peut relier deux jardins d’une même fontaine, mais jamais les eaux de deux fontaines.
ishtar-diagram-one-assistant = Une tuile peut agrandir un parterre, mais jamais relier deux parterres qui ont chacun un assistant.
ishtar-diagram-gems = La tuile recouvre deux rochers avec des gemmes, et Jasmin prend les deux gemmes.
ishtar-diagram-assistant = Jasmin place un assistant sur le symbole de la nouvelle tuile et contrôle maintenant ce parterre.
ishtar-diagram-skills = Jasmin a débloqué la maîtrise G. Les maîtrises inférieures sont ouvertes à tous ; une maîtrise supérieure demande celle du dessous.
ishtar-diagram-tree-cards = Une carte coûte exactement les gemmes qu’elle montre. Jasmin a une gemme violette et une rouge.
ishtar-diagram-trees = Un arbre a besoin d’une case d’herbe libre : sans fleurs et sans autre arbre.
ishtar-diagram-bloom = Un jeton Floraison transforme l’herbe en fleurs et agrandit le parterre voisin.
ishtar-diagram-majority = Jasmin contrôle plus de cases fleuries que Rose près de la fontaine et la possède.
ishtar-diagram-points = Ce que rapportent les fleurs, la fontaine partagée et la carte de l’arbre.
