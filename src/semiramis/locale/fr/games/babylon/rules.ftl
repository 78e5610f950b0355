# Babylon : les règles, un message par règle ; .title est un titre court.

## Matériel et termes (BAB-0)

bab-0-1 = Babylon se joue de deux à quatre joueurs. Chacun a un plateau individuel, dont le coin supérieur droit montre une sorte de fleur.
    .title = Joueurs et plateaux
bab-0-2 = Chaque tuile Terrasse a une face matériau et une face jardin.
    .title = Deux faces
bab-0-3 = Les deux faces d’une tuile montrent les mêmes symboles et la même fleur.
    .title = Mêmes symboles des deux côtés
bab-0-4 = Il y a trois matériaux. Une tuile d’argile montre 2 symboles de décoration, une tuile de granit 3 et une tuile de basalte 4.
    .title = Matériaux et symboles
bab-0-5 = Il y a quatre sortes de jardins, une par plateau individuel : à fleurs blanches, roses, orange ou bleues.
    .title = Quatre sortes de fleurs
bab-0-6 = Les 4 tuiles de départ n’ont pas de face matériau. À sa place, elles montrent la fleur de leur propriétaire.
    .title = Tuile de départ
bab-0-7 = La zone de construction d’un plateau individuel compte 64 trous, qui reçoivent des piliers.
    .title = Zone de construction
bab-0-8 = La zone de stockage d’un plateau individuel offre 6 places pour des piliers simples et une encoche pour une tuile Terrasse.
    .title = Zone de stockage
bab-0-9 = Les 64 trous forment un carré de 8 sur 8.
    .title = Carré de trous
bab-0-10 = La face jardin d’une tuile est un carré de 4 cases, 2 sur 2. Chaque case peut recevoir un pilier, qu’elle porte un symbole ou non.
    .title = Cases d’une tuile
bab-0-11 = Les décorations sont les escaliers, les fontaines, les ponts et les statues. Un belvédère n’est pas une décoration et n’entre jamais dans une série de décorations.
    .title = Ce qu’est une décoration
bab-0-12 = Les pièces de rechange en plastique remplacent les pièces perdues. Elles ne font pas partie de la réserve.
    .title = Pièces de rechange

## Mise en place (BAB-1)

bab-1-1 = Placez la boîte au milieu de la table. Elle sert à la fois de réserve et de carrière.
    .title = La boîte au milieu
bab-1-2 = Tous les piliers, tous les belvédères et toutes les décorations forment la réserve commune.
    .title = Réserve commune
bab-1-3 = Disposez au hasard 16 tuiles de basalte au fond de la carrière, puis 16 tuiles de granit par-dessus et 16 tuiles d’argile tout en haut, toutes la face matériau visible.
    .title = Remplir la carrière
bab-1-4 = La carrière compte 4 rangées de 4 piles, de trois tuiles chacune.
    .title = Forme de la carrière
bab-1-5 = Chaque joueur choisit un plateau individuel et place la tuile de départ de la même fleur dans son encoche. Deux joueurs n’ont jamais la même fleur.
    .title = Plateau et tuile de départ
bab-1-6 = Les joueurs commencent sans pilier.
    .title = Aucun pilier au départ
bab-1-7 = Mélangez les 14 jetons Manche face cachée. Empilez-en 14 à deux joueurs, 12 à trois ou 10 à quatre, face cachée, sur le jeton Fin de partie. Les autres sortent du jeu sans être regardés.
    .title = Pile de jetons Manche
bab-1-8 = Le premier joueur est tiré au sort.
    .title = Premier joueur
bab-1-9 = La pile de jetons Manche va au joueur assis à droite du premier joueur : il joue en dernier.
    .title = Gardien des jetons
bab-1-10 = À trois joueurs, 3 tuiles d’argile quittent la carrière. En commençant par le premier joueur, dans le sens horaire, chacun retire 1 tuile d’argile de son choix.
    .title = Carrière à trois joueurs
bab-1-11 = À deux joueurs, 6 tuiles d’argile quittent la carrière. En commençant par le premier joueur, chacun retire à son tour 1 tuile d’argile de son choix, trois fois.
    .title = Carrière à deux joueurs
bab-1-12 = À quatre joueurs, aucune tuile n’est retirée.
    .title = Carrière à quatre joueurs
bab-1-13 = Avant la partie, on ne retire que des tuiles d’argile, jamais une tuile de granit découverte par un retrait précédent.
    .title = Retirer seulement l’argile
bab-1-14 = Retirer une tuile avant la partie ne rapporte pas de piliers. Les tuiles retirées sortent du jeu.
    .title = Tuiles retirées

## Déroulement de la partie (BAB-2)

bab-2-1 = La partie dure 15 manches à deux joueurs, 13 à trois et 11 à quatre.
    .title = Nombre de manches
bab-2-2 = À chaque manche, tous les joueurs jouent un tour, dans le sens horaire à partir du premier joueur. Le premier joueur reste le même toute la partie.
    .title = Une manche
bab-2-3 = Un tour compte trois étapes, dans cet ordre : vous devez extraire, vous pouvez construire, puis vous devez stocker ou défausser ce que vous n’avez pas utilisé.
    .title = Un tour
bab-2-4 = Aucun jeton Manche n’est actif pendant la manche 1. Le jeton révélé à la fin d’une manche s’applique à la suivante.
    .title = Jeton de la manche
bab-2-5 = La carrière ne s’épuise jamais : à deux, trois ou quatre joueurs, il y reste 12, 6 ou 4 tuiles à la fin. Il est donc toujours possible d’extraire.
    .title = Carrière jamais vide

## Extraction (BAB-A)

bab-a-1 = Prenez exactement une tuile visible de la carrière. Une tuile est visible si aucune autre n’est posée dessus.
    .title = Prendre une tuile visible
bab-a-2 = Chaque bord qui donne sur une tuile visible de la même couche ou d’une couche inférieure rapporte 1 pilier simple.
    .title = Bords donnant sur une tuile
bab-a-3 = Chaque bord qui donne sur la paroi de la carrière rapporte 1 pilier simple.
    .title = Bords donnant sur la paroi
bab-a-4 = Chaque bord qui donne sur le fond nu, là où une pile est épuisée, rapporte 1 pilier simple.
    .title = Bords donnant sur le fond
bab-a-5 = Un bord qui donne sur une tuile d’une couche supérieure ne rapporte rien.
    .title = Voisines plus hautes
bab-a-6 = Vous recevez 1 pilier simple de plus si la fleur de la tuile est celle de votre plateau individuel.
    .title = Pilier pour la fleur
bab-a-7 = Une tuile rapporte 1 pilier simple par bord sans voisine plus haute, et 1 de plus pour votre fleur : de 0 à 5 avant l’effet du jeton Manche.
    .title = Total de l’extraction
bab-a-8 = Les hauteurs se comparent tant que la tuile est encore dans la carrière. Seules comptent les tuiles voisines par un bord, pas par un coin.
    .title = Quand comparer les hauteurs
bab-a-9 = Une tuile d’argile rapporte toujours 4 piliers simples, ou 5 avec votre fleur, car rien n’est plus haut dans la carrière.
    .title = L’argile rapporte quatre
bab-a-10 = S’il n’y a pas assez de piliers simples dans la réserve, vous prenez ce qu’il en reste.
    .title = Trop peu de piliers

## Construire des terrasses (BAB-B.1)

bab-b-1-1 = Après l’extraction, vous pouvez poser la tuile que vous venez de prendre, celle de votre encoche, les deux ou aucune. L’ordre est libre.
    .title = Quelles tuiles poser
bab-b-1-2 = Avant de poser une tuile, placez ses piliers, chacun sur une case vide de votre plateau individuel ou d’une terrasse.
    .title = D’abord les piliers
bab-b-1-3 = Une case qui montre un symbole et ne porte rien est vide : elle peut recevoir un pilier.
    .title = Un symbole ne gêne pas
bab-b-1-4 = Un pilier est soit simple, haut d’un niveau, soit double, haut de deux niveaux. Les piliers ne s’empilent jamais.
    .title = Piliers simples et doubles
bab-b-1-5 = Vous pouvez échanger 2 piliers simples contre 1 pilier double, jamais l’inverse. L’échange se fait pendant votre tour, après l’extraction.
    .title = Échanger des piliers
bab-b-1-6 = Vous pouvez utiliser ensemble des piliers stockés et des nouveaux.
    .title = Piliers stockés
bab-b-1-7 = Une tuile Terrasse se pose face jardin visible.
    .title = Face jardin visible
bab-b-1-8 = Avant de poser la tuile, vous pouvez la tourner par quarts de tour.
    .title = Tourner la tuile
bab-b-1-9 = Une tuile doit reposer sur 3 ou 4 piliers, au plus un sous chacune de ses quatre cases.
    .title = Trois ou quatre piliers
bab-b-1-10 = Si une tuile repose sur exactement 3 piliers, vous devez placer aussitôt un belvédère sur la case qui n’a pas de pilier en dessous.
    .title = Trois piliers : belvédère
bab-b-1-11 = Un belvédère occupe sa case. Ni pilier ni décoration n’y trouvent place, et le symbole de la case est perdu.
    .title = Le belvédère occupe sa case
bab-b-1-12 = Deux tuiles ne doivent jamais se recouvrir entièrement.
    .title = Pas de recouvrement total
bab-b-1-13 = Deux tuiles d’un même jardin ne couvrent jamais les quatre mêmes trous, quels que soient leurs niveaux.
    .title = Jamais la même emprise
bab-b-1-14 = Les appuis peuvent partir de niveaux différents, et chacun peut être un pilier double, pourvu que tous s’arrêtent à la même hauteur.
    .title = Appuis de même hauteur
bab-b-1-15 = Une statue peut servir de pilier simple ; dès lors, elle ne compte plus comme statue. Une statue qui se trouve un niveau sous un coin sert toujours de pilier.
    .title = Statue servant de pilier
bab-b-1-16 = Vous ne pouvez poser une tuile au niveau 2 ou plus haut que si votre jardin a déjà une tuile, n’importe où, au niveau juste inférieur.
    .title = Niveau après niveau
bab-b-1-16a = L’appui d’un coin part au plus 2 niveaux sous la tuile. À partir du niveau 3, aucun appui ne part donc du plateau lui-même.
    .title = Portée d’un pilier
bab-b-1-17 = Tout pilier placé doit soutenir une tuile. On ne place de piliers qu’en posant une tuile.
    .title = Pas de pilier sans tuile
bab-b-1-18 = Une nouvelle tuile doit se trouver au-dessus de toutes les tuiles présentes sur ses trous. Elle ne se glisse ni sous d’autres tuiles ni entre elles.
    .title = Jamais sous une autre tuile
bab-b-1-19 = Une tuile ne dépasse jamais du plateau, car au moins deux de ses coins n’auraient aucun trou en dessous.
    .title = Jamais hors du plateau
bab-b-1-20 = Une tuile n’a pas besoin de toucher les précédentes. Les vides entre tuiles d’un même niveau sont permis.
    .title = Vides permis
bab-b-1-21 = Un coin ne peut se trouver au-dessus d’une case occupée que s’il est en surplomb ou repose sur une statue qui s’y dresse. Une case avec une fontaine, un pont, un escalier ou un belvédère ne soutient jamais de tuile.
    .title = Au-dessus d’une case occupée

## Décorations (BAB-B.2)

bab-b-2-1 = Après avoir posé une tuile, voyez si vous pouvez construire une ou plusieurs décorations. Elles sont gratuites et viennent de la réserve.
    .title = Décorations gratuites
bab-b-2-2 = Vous n’êtes jamais obligé de construire une décoration.
    .title = Décorations facultatives
bab-b-2-3 = Une décoration doit se trouver, au moins en partie, sur une tuile posée pendant ce tour.
    .title = Sur une nouvelle tuile
bab-b-2-4 = Une décoration a besoin de cases vides montrant son symbole.
    .title = Symboles correspondants
bab-b-2-5 = Une décoration ne se place jamais en diagonale.
    .title = Jamais en diagonale
bab-b-2-6 = Un escalier relie 2 symboles d’escalier sur des cases voisines de deux tuiles séparées d’exactement 1 niveau.
    .title = Construire un escalier
bab-b-2-7 = Une fontaine relie 2 symboles de fontaine sur des cases voisines de deux tuiles du même niveau.
    .title = Construire une fontaine
bab-b-2-8 = Un pont relie 2 symboles de pont en ligne droite, sur deux tuiles du même niveau, avec exactement une case vide entre eux.
    .title = Construire un pont
bab-b-2-9 = Votre première statue peut aller sur n’importe quel symbole de statue d’une tuile posée pendant ce tour.
    .title = Première statue
bab-b-2-10 = Chaque statue suivante doit être en ligne droite avec l’une de vos statues, à n’importe quelle distance et à n’importe quel niveau.
    .title = Statues suivantes
bab-b-2-11 = Une ligne droite est une rangée de trous, horizontale ou verticale. Une diagonale ne compte pas.
    .title = Ce qu’est une ligne droite
bab-b-2-12 = Rien de ce qui se trouve entre deux statues n’interrompt la ligne droite.
    .title = Aucun obstacle
bab-b-2-13 = Un symbole d’escalier, de fontaine ou de pont resté libre peut encore servir plus tard, si l’autre extrémité se trouve sur une nouvelle tuile. Un symbole de statue resté libre est perdu.
    .title = Symboles restés libres
bab-b-2-14 = Une case recouverte par une terrasse ne peut plus recevoir ni pilier ni décoration.
    .title = Cases recouvertes
bab-b-2-15 = Chaque case porte au plus une pièce, et chaque symbole ne sert qu’à une décoration.
    .title = Une pièce par case
bab-b-2-16 = Une sorte de décoration épuisée ne peut plus être construite.
    .title = Plus de pièces

## Stocker et défausser (BAB-C)

bab-c-1 = Vous pouvez garder les piliers simples inutilisés, 6 au plus.
    .title = Six piliers simples
bab-c-2 = Les piliers doubles ne se gardent pas.
    .title = Pas de piliers doubles
bab-c-3 = Les piliers que vous ne pouvez pas garder retournent à la réserve.
    .title = Piliers en trop
bab-c-4 = Une tuile extraite et non posée est stockée dans votre encoche ou défaussée.
    .title = Tuile extraite non posée
bab-c-5 = Si votre encoche contient déjà une tuile, vous pouvez la défausser pour stocker la nouvelle. Une tuile stockée n’est jamais défaussée sans être remplacée.
    .title = Encoche occupée
bab-c-6 = À la fin de votre tour, votre encoche contient au plus une tuile.
    .title = Une seule tuile stockée
bab-c-7 = Les tuiles défaussées sortent du jeu. Elles ne retournent pas dans la carrière.
    .title = Tuiles défaussées
bab-c-8 = La tuile de départ est une tuile stockée comme une autre. Rien n’oblige à la poser en premier, mais elle occupe l’encoche tant que vous ne l’avez ni posée ni défaussée.
    .title = Tuile de départ dans l’encoche

## Fin de manche et jetons Manche (BAB-R)

bab-r-1 = Après le dernier tour d’une manche, le dernier joueur révèle le premier jeton Manche de la pile. Une tuile de la carrière découverte par le tout dernier tour de la partie n’est pas révélée.
    .title = Révéler un jeton
bab-r-2 = L’effet du jeton, s’il en a un, s’applique au tour de chaque joueur pendant la manche suivante.
    .title = Effet pour tous
bab-r-3 = Puis le premier joueur commence la manche suivante.
    .title = Manche suivante
bab-r-4 = Au début de votre tour, prenez 1 pilier simple dans la réserve.
    .title = Jeton : pilier simple
bab-r-5 = Au début de votre tour, prenez 1 pilier double dans la réserve. Utilisez-le pendant ce tour, sinon il est perdu.
    .title = Jeton : pilier double
bab-r-6 = Une fois par tour, un symbole d’une tuile posée pendant ce tour peut compter comme un autre symbole.
    .title = Jeton : changer un symbole
bab-r-7 = Une fois par tour, une case sans symbole d’une tuile posée pendant ce tour peut compter comme n’importe quel symbole. Une tuile de basalte n’en a pas.
    .title = Jeton : ajouter un symbole
bab-r-8 = Une tuile avec votre fleur rapporte 2 piliers simples pour la fleur, au lieu de 1.
    .title = Jeton : fleur
bab-r-9 = L’extraction rapporte en tout 1 pilier simple de moins, pilier de la fleur compris, mais jamais moins de 0.
    .title = Jeton : un pilier de moins

## Fin de la partie (BAB-E)

bab-e-1 = La partie prend fin quand le dernier joueur ne peut plus révéler de jeton Manche, car il ne reste que le jeton Fin de partie. On passe alors au décompte des jardins.
    .title = Fin de la partie

## Décompte (BAB-S)

bab-s-1 = Regardez votre jardin d’en haut. Les tuiles et les décorations visibles, même en partie, comptent ; celles qui sont entièrement cachées ne comptent pas.
    .title = Vu d’en haut
bab-s-2 = Une statue rapporte 1 point multiplié par son niveau. Une statue servant de pilier ne rapporte rien.
    .title = Points des statues
bab-s-3 = Une fontaine rapporte 3 points multipliés par son niveau.
    .title = Points des fontaines
bab-s-4 = Un pont rapporte 3 points multipliés par son niveau.
    .title = Points des ponts
bab-s-5 = Un escalier rapporte la somme des deux niveaux qu’il relie : 3 points entre les niveaux 1 et 2, 5 entre 2 et 3, 7 entre 3 et 4.
    .title = Points des escaliers
bab-s-6 = Chaque série de 1 statue, 1 fontaine, 1 pont et 1 escalier rapporte 4 points.
    .title = Séries de décorations
bab-s-7 = Chaque série de 4 fleurs différentes sur des tuiles visibles rapporte 4 points.
    .title = Séries de fleurs
bab-s-8 = Un belvédère rapporte 1 point, quel que soit son niveau. Entièrement recouvert, il ne rapporte rien.
    .title = Points des belvédères
bab-s-9 = Votre tuile la plus haute rapporte 2 points multipliés par son niveau.
    .title = Point culminant
bab-s-10 = Le nombre de séries est le plus petit des quatre totaux. Chaque élément compte dans une seule série.
    .title = Compter les séries
bab-s-11 = Chaque tuile visible compte pour une fleur, y compris la tuile de départ. Une tuile ne rapporte rien d’autre par elle-même.
    .title = Fleurs des tuiles
bab-s-12 = Piliers inutilisés, tuile stockée et cases vides ne font perdre aucun point.
    .title = Pas de pénalités
bab-s-13 = Le joueur qui a le plus de points gagne. En cas d’égalité, le plus grand jardin l’emporte : celui qui laisse voir le moins de trous. Si l’égalité persiste, la victoire est partagée.
    .title = Le vainqueur

## Différences entre les deux livrets de règles (BAB-DIFF)

bab-diff-01 = Le livret tchèque laisse désigner le premier joueur à votre guise ; selon le livret hongrois, c’est celui qui a jardiné le plus récemment. Ici, on tire au sort.
    .title = Choix du premier joueur
bab-diff-02 = Le livret tchèque veut les deux symboles de fontaine sur deux tuiles ; le hongrois n’en dit rien. Nous suivons le tchèque, même si un jeton Manche donne deux symboles de fontaine à une tuile.
    .title = Fontaine sur deux tuiles
bab-diff-03 = Dans le livret tchèque, les symboles de pont se font face sur deux tuiles ; dans le hongrois, ils sont en ligne avec une case vide entre eux. Cela revient au même, une tuile étant trop petite pour les deux extrémités.
    .title = Extrémités d’un pont
bab-diff-04 = Le livret hongrois permet de tourner une tuile de 90 ou 180 degrés ; le tchèque n’en dit rien. Les quatre positions sont permises.
    .title = Tourner les tuiles
bab-diff-05 = Les deux livrets font retirer des tuiles d’argile. Mais, pour chaque choix, le tchèque dit « une tuile », le hongrois « une tuile d’argile ». Nous suivons le hongrois : argile seulement.
    .title = Tuiles retirées avant la partie
bab-diff-06 = Le livret tchèque condamne toute case recouverte ; le hongrois parle des cases des terrasses. Nous suivons le tchèque : les trous du plateau sont condamnés aussi.
    .title = Quelles cases recouvertes
bab-diff-07 = Dans le livret tchèque, changer ou ajouter un symbole est facultatif et ne vaut que pour ce tour ; le hongrois impose le changement et ne fixe pas de durée. Nous suivons le tchèque.
    .title = Changer ou ajouter un symbole
bab-diff-08 = Selon le livret tchèque, la tuile de départ n’a pas à être stockée à la première manche ; selon le hongrois, elle n’a pas à être posée en premier. Nous suivons le hongrois.
    .title = Tuile de départ
bab-diff-09 = Le livret tchèque place la fleur d’une tuile de départ sur une face ; le hongrois dit seulement que la tuile la montre. La fleur compte aussi sur la face jardin.
    .title = Fleur des tuiles de départ
bab-diff-10 = Dans le livret tchèque, vous prenez la tuile puis les piliers ; dans le hongrois, vous la choisissez, prenez les piliers, puis la tuile. Nous comparons les hauteurs avec la tuile en place ; le résultat est le même.
    .title = Ordre de l’extraction
bab-diff-11 = Seul le livret hongrois donne un exemple pour les points d’un pont : 6 au niveau 2. La règle est la même dans les deux.
    .title = Exemple du pont
bab-diff-12 = Le livret tchèque dit qu’une tuile peut reposer sur 3 ou 4 piliers ; le hongrois dit qu’elle le doit. Seuls 3 ou 4 sont permis.
    .title = Nombre de piliers
bab-diff-13 = Dans le livret tchèque, l’effet s’applique au tour de chaque joueur pendant la manche suivante ; dans le hongrois, à chaque joueur à son prochain tour. Cela revient au même.
    .title = Durée d’un jeton

## Précisions (BAB-AMB)

bab-amb-01 = Deux tuiles d’un jardin ne peuvent jamais couvrir les quatre mêmes trous, à aucun niveau. Option de règle « Deux tuiles sur les quatre mêmes trous : pas l’une juste au-dessus de l’autre » : c’est interdit seulement sur deux niveaux qui se suivent.
    .title = Même emprise, plus haut
bab-amb-02 = Le vide entre les extrémités d’un pont ne peut recevoir ni tuile au niveau du pont ou plus haut, ni aucune pièce ; des tuiles plus basses y sont permises. Option de règle « Sous un pont » : plateau nu seulement, ou tuiles et décorations plus basses permises.
    .title = Vide sous un pont
bab-amb-03 = La case sous un pont n’est pas vide : elle ne reçoit ni pilier, ni décoration, ni second pont, ni tuile au niveau du pont ou en dessous. Une tuile plus haute couvrirait aussi une extrémité du pont et manquerait de deux piliers : un pont reste donc toujours visible.
    .title = Case sous un pont
bab-amb-04 = La case d’un belvédère ne peut plus servir à rien d’autre.
    .title = Case d’un belvédère
bab-amb-05 = Un coin sans pilier peut surplomber tout ce qui est plus bas que la tuile, sauf le bas d’un escalier qui monte au niveau de la tuile. Option de règle « Sous un coin en surplomb : rien du tout » : rien ne peut se trouver juste sous ce coin.
    .title = Sous un coin en surplomb
bab-amb-06 = Un coin sans pilier repose toujours sur une statue située exactement un niveau en dessous ; il ne reçoit alors pas de belvédère.
    .title = Statue qui touche
bab-amb-07 = Une statue recouverte par une tuile située au moins deux niveaux plus haut, donc sans rien soutenir, ne rapporte rien. Elle compte encore pour la ligne droite : la statue suivante n’est donc pas une première statue.
    .title = Statue recouverte de loin
bab-amb-08 = Si toutes vos statues sont devenues des piliers, la suivante peut de nouveau aller sur n’importe quel symbole de statue. Option de règle « Quand toutes les statues sont devenues des piliers : plus aucune statue » : vous ne pouvez plus en construire.
    .title = De nouveau une première statue
bab-amb-09 = Vous pouvez construire des décorations entre les deux tuiles que vous posez pendant un tour. La première tuile peut encore en recevoir plus tard dans le tour.
    .title = Décorer entre deux tuiles
bab-amb-10 = Un symbole changé ou ajouté par un jeton Manche disparaît à la fin du tour. La décoration construite grâce à lui reste.
    .title = Symbole provisoire
bab-amb-11 = Un jeton qui change ou ajoute un symbole vaut pour une case par tour, sur n’importe quelle tuile posée pendant ce tour. Une tuile peut ainsi avoir deux symboles identiques, et même deux statues.
    .title = Une case par tour
bab-amb-12 = La réserve est limitée : premier arrivé, premier servi. Prenez les piliers qui restent ; un échange demande un pilier double, une décoration sa pièce, et sans belvédère une tuile demande 4 appuis. Option de règle « Réserve : inépuisable » : il y a toujours assez de tout.
    .title = Réserve limitée
bab-amb-13 = Le pilier d’un jeton Manche se prend au début du tour, avant l’extraction.
    .title = Quand prendre le pilier
bab-amb-14 = Vous ne pouvez pas renoncer à des piliers simples de votre plein gré. Vous en gardez autant que possible, 6 au plus.
    .title = Piliers gardés d’office
bab-amb-15 = Vous ne pouvez pas extraire puis seulement décorer. Une décoration demande une tuile posée pendant ce tour.
    .title = Pas de décoration seule
bab-amb-16 = Un pont compte tant qu’une extrémité ou son arche est visible, ce qui est toujours le cas.
    .title = Partie visible d’un pont
bab-amb-17 = Seules les terrasses cachent des trous, des tuiles et des décorations. Les ponts et les autres pièces ne cachent rien, et un trou est visible tant qu’aucune tuile n’est au-dessus.
    .title = Seules les terrasses cachent
bab-amb-18 = Une tuile ne peut pas se glisser sous un coin en surplomb d’une autre tuile, même par un coin sans pilier.
    .title = Sous le coin d’une autre tuile
bab-amb-19 = La tuile d’une encoche est visible de tous.
    .title = Encoche visible

## Chapitres

babylon-chapter-components = Matériel et termes
babylon-chapter-setup = Mise en place
babylon-chapter-structure = Déroulement de la partie
babylon-chapter-mining = A. Extraire
babylon-chapter-building = B. Construire des terrasses
babylon-chapter-decorations = B. Décorations
babylon-chapter-storing = C. Stocker et défausser
babylon-chapter-rounds = Fin de manche et jetons Manche
babylon-chapter-end = Fin de la partie
babylon-chapter-scoring = Décompte
babylon-chapter-differences = Différences entre les deux livrets
babylon-chapter-rulings = Précisions

## Dessins des règles

babylon-diagram-quarry = Chaque bord sans voisine plus haute rapporte 1 pilier ; votre fleur en rapporte 1 de plus. Les nombres indiquent ce que Jasmin recevrait.
babylon-diagram-hanging = Sur trois piliers, un coin est en surplomb et reçoit aussitôt un belvédère.
babylon-diagram-levels = Au niveau 2, une tuile peut en chevaucher une autre, mais jamais la recouvrir exactement, et aucun niveau n’est sauté.
babylon-diagram-equal-heights = Deux coins reposent sur des piliers simples placés sur des terrasses, deux sur des piliers doubles placés sur le plateau : tous les appuis s’arrêtent à la même hauteur.
babylon-diagram-statue-pillar = La statue soutient un coin de la tuile du dessus. Désormais, elle est un pilier et non plus une statue.
babylon-diagram-not-under = Aucune tuile ne se glisse sous un coin en surplomb. À côté, il y a de la place.
babylon-diagram-occupied = Seul le coin sans pilier peut se trouver au-dessus de la fontaine.
babylon-diagram-stairs = Deux symboles d’escalier côte à côte, à un niveau d’écart : un escalier les relie.
babylon-diagram-fountain = Deux symboles de fontaine côte à côte au même niveau : une fontaine les relie.
babylon-diagram-bridge = Deux symboles de pont en ligne droite, avec une case vide entre eux : un pont les relie.
babylon-diagram-statues = Une deuxième statue doit être en ligne droite avec la première.
babylon-diagram-tokens = Les jetons Manche et leur nombre. Le jeton actif est nommé au-dessus.
babylon-diagram-scoring = Ce que rapporte ce jardin : une statue et une fontaine au niveau 1, un belvédère, et une tuile au niveau 2 comme point culminant.
