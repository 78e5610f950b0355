# Amyitis : les règles, un message par règle ; .title est un titre court.

## Mise en place (AMY-S)

amy-s-1 = À 3 joueurs, remettez dans la boîte les cartes Métier et Cour marquées « 4 joueurs ». À 2 joueurs, remettez aussi celles marquées « 3 joueurs ». À 4 joueurs, gardez-les toutes.
    .title = Cartes selon le nombre de joueurs
amy-s-2 = Disposez le plateau de Babylone et le plateau de Mésopotamie, et placez le marqueur de la caravane à Babylone. Posez à côté la carte Amyitis correspondant au nombre de joueurs.
    .title = Plateaux et caravane
amy-s-3 = Triez les talents, les chameaux, les cubes neutres et les marchandises. Ils forment la réserve générale.
    .title = Réserve générale
amy-s-4 = La carte Plante de qualité 2 sur ses deux faces va à Khorsabad. Le hasard décide de la face visible.
    .title = Carte Plante de Khorsabad
amy-s-5 = Mélangez les trois autres cartes Plante et placez-en une à Eshnunna, une à Ur et une à Mari, face de qualité 1 visible.
    .title = Autres cartes Plante
amy-s-6 = Mélangez les cartes Métier et placez-les à côté du plateau en une pile face cachée.
    .title = Pile de cartes Métier
amy-s-7 = Triez les cartes Cour par type et par niveau et disposez-les face visible à côté du plateau.
    .title = Étalage des cartes Cour
amy-s-8 = Prenez un jeton de chaque marchandise sauf le vin et mélangez-les. Chaque caravanier de niveau 2 en jeu en reçoit un au hasard : deux cartes à 4 joueurs, une carte à 2 ou 3. Remettez les autres jetons dans la réserve.
    .title = Marchandises des caravaniers
amy-s-9 = La tuile de valeur 10 va sur la terrasse 4. La terrasse 3 reçoit au hasard trois des quatre autres tuiles de qualité 3, la terrasse 2 cinq tuiles de qualité 2 et la terrasse 1 sept tuiles de qualité 1. Les quatre tuiles restantes ne servent pas.
    .title = Tuiles Jardin
amy-s-10 = À 2 joueurs, les trois parcelles marquées d’une étoile ne reçoivent pas de tuile et ne sont jamais plantées. On dispose treize tuiles : six de qualité 1, quatre de qualité 2, deux de qualité 3 et la tuile de valeur 10.
    .title = Jardins à deux joueurs
amy-s-11 = Chaque joueur prend tous les cubes d’une couleur, 4 talents, 1 chameau et un caravanier de niveau 0, et commence avec 0 point de prestige. Personne ne commence avec un banquier ou un palais.
    .title = Matériel de chaque joueur
amy-s-12 = Le premier joueur est tiré au sort et prend la carte Premier joueur.
    .title = Premier joueur

## But du jeu et règles générales (AMY-G)

amy-g-1 = Le joueur qui a le plus de points de prestige à la fin gagne. Tout est visible de tous, sauf l’ordre des cartes Métier mélangées.
    .title = But du jeu et information
amy-g-2 = Pour chaque type à niveaux (caravanier, banquier, palais), seule votre carte la plus haute compte. Les jardiniers n’ont pas de niveau : vous pouvez en avoir plusieurs.
    .title = Une carte par type
amy-g-3 = Quand vous payez des marchandises, un vin peut remplacer n’importe quelle autre, mais jamais un chameau ni un talent.
    .title = Le vin est un joker
amy-g-4 = Les chameaux et les talents ne sont pas limités. Les marchandises ne le sont qu’à la fin de la manche, par la règle de stockage.
    .title = Pas de limite en cours de manche

## Manche et phase I (AMY-R, AMY-I)

amy-r-1 = Une manche compte trois phases : I mise en place, II actions, III fin de manche.
    .title = La manche
amy-i-1 = Le premier joueur mélange toutes les cartes Métier en jeu, y compris celles de la manche précédente, et les dispose face visible par groupes de trois. Il y a autant de groupes que de joueurs.
    .title = Groupes de cartes Métier
amy-i-1b = Les cartes Métier non distribuées sont mises de côté pour cette manche seulement.
    .title = Cartes Métier non utilisées
amy-i-2 = Chaque joueur qui a un banquier prend les talents et marque le prestige indiqués sur son banquier de plus haut niveau. Sans banquier, pas de revenus.
    .title = Revenus des banquiers

## Phase II : actions (AMY-II)

amy-ii-1 = En commençant par le premier joueur et dans le sens horaire, chaque joueur effectue une action par tour, jusqu’à ce que tous aient passé.
    .title = Tour de jeu
amy-ii-2 = À votre tour, vous pouvez passer, recruter une carte Métier ou déplacer la caravane.
    .title = Trois actions
amy-ii-a-1 = Pour passer, posez un de vos cubes sur la case Passe. Vous ne faites plus d’action durant cette manche.
    .title = Passer
amy-ii-a-2 = Après avoir passé, vous prenez 1 talent à chacun de vos tours suivants de la manche, tant que quelqu’un joue encore. Passer ne rapporte rien en soi.
    .title = Talents après avoir passé
amy-ii-a-3 = La phase se termine dès que le dernier joueur passe. Plus personne ne prend alors de talent ; ceux déjà pris sont gardés.
    .title = Fin de la phase
amy-ii-b-1 = Choisissez une carte Métier face visible. Payez autant de talents qu’il y a de cartes déjà retournées dans son groupe : 0 pour la première carte, 1 pour la deuxième, 2 pour la troisième.
    .title = Prix du recrutement
amy-ii-b-2 = Retournez la carte choisie sur sa face talent, puis exercez son métier.
    .title = Retourner et exercer
amy-ii-b-p-1 = Paysan : posez un de vos cubes sur l’un des deux champs libres et prenez la marchandise indiquée.
    .title = Paysan : champ et marchandise
amy-ii-b-p-2 = Les champs forment deux rangées qui se remplissent de gauche à droite. Dans chaque rangée, seule la case vide la plus à gauche est libre. Les cubes restent jusqu’à ce que la rangée soit pleine.
    .title = Champs libres
amy-ii-b-p-3 = Quand une rangée est pleine, le joueur qui y a le plus de cubes prend un jardinier, s’il en reste dans la réserve. En cas d’égalité, personne n’en prend.
    .title = Rangée pleine : jardinier
amy-ii-b-p-4 = La rangée est ensuite vidée, qu’elle ait été gagnée ou non, et tous les cubes reviennent à leurs propriétaires.
    .title = Rangée pleine : on la vide
amy-ii-b-r-1 = Prêtre : posez un de vos cubes sur la case la plus à gauche des quatre cases d’un temple de votre choix. Tous les cubes déjà présents avancent d’une case vers la droite.
    .title = Prêtre : un cube au temple
amy-ii-b-r-2 = Un cube poussé au-delà de la quatrième case quitte le temple et revient à son propriétaire ; un cube neutre revient à la réserve.
    .title = Cube poussé dehors
amy-ii-b-e-1 = Ingénieur : posez un de vos cubes sur un canal accessible des jardins et marquez 2 points de prestige. Le cube y reste jusqu’à la fin de la partie.
    .title = Ingénieur : irriguer
amy-ii-b-e-2 = Les canaux se trouvent entre les parcelles et sont dessinés comme des vagues. Chaque vague reçoit un cube : un canal double, à deux vagues côte à côte, en reçoit deux.
    .title = Canaux
amy-ii-b-e-3 = Un canal est accessible s’il a de la place pour un cube et si une chaîne continue de canaux irrigués le relie au fleuve. Les cubes de la chaîne peuvent être à n’importe qui, cubes neutres compris. Un canal double ne laisse passer l’eau qu’avec ses deux cubes.
    .title = Canaux accessibles
amy-ii-b-e-4 = Les canaux vides au bord du fleuve sont toujours accessibles.
    .title = Canaux au bord du fleuve
amy-ii-b-m-1 = Marchand : prenez 1 chameau dans la réserve.
    .title = Marchand : un chameau
amy-ii-c-1 = La caravane n’avance que dans le sens horaire : 1 case par chameau payé, plus 0, 2 ou 4 cases au maximum avec un caravanier de niveau 0, 1 ou 2.
    .title = Déplacer la caravane
amy-ii-c-2 = La caravane doit avancer d’au moins 1 case. Elle ne peut pas rester sur place.
    .title = Au moins une case
amy-ii-c-3 = Vous devez payer au moins 1 chameau, quel que soit le niveau de votre caravanier. Les chameaux payés vont dans la réserve.
    .title = Au moins un chameau
amy-ii-c-4 = Vous devez commercer là où la caravane s’arrête : vous ne pouvez donc la mener que dans une ville où cela vous est possible. Dans une ville des plantes, il vous faut aussi une parcelle que vous pouvez planter, en comptant vos jardiniers.
    .title = Commerce obligatoire
amy-ii-c-a-1 = À Babylone, vendez 1 marchandise pour 3 points de prestige, ou 2, identiques ou non, pour 6. Chaque vente donne aussi une irrigation gratuite.
    .title = Babylone : vendre
amy-ii-c-a-2 = Pour l’irrigation gratuite, posez un de vos cubes sur un canal accessible, comme avec un ingénieur, mais sans marquer de points. Vous ne pouvez pas y renoncer.
    .title = Irrigation gratuite
amy-ii-c-a-3 = Les marchandises se vendent à Babylone et dans aucune autre ville.
    .title = Vente à Babylone seulement
amy-ii-c-b-1 = Dans une ville de la cour, payez la marchandise demandée et prenez une carte Cour de l’un des deux types proposés.
    .title = Ville de la cour : acheter une carte
amy-ii-c-b-2 = Prenez la carte d’un niveau au-dessus de la vôtre dans ce type, ou de niveau 1 si vous n’en avez pas. Elle recouvre l’ancienne, et seule la nouvelle compte.
    .title = Niveau suivant
amy-ii-c-b-3 = Un caravanier de niveau 2 vous donne la marchandise qu’il porte.
    .title = Marchandise du caravanier
amy-ii-c-b-4 = Quand vous prenez un palais, marquez aussitôt le prestige qu’il indique. Il n’est marqué que cette fois-là.
    .title = Prestige du palais
amy-ii-c-b-5 = S’il ne reste plus de carte du niveau qu’il vous faut, vous ne pouvez plus jamais monter dans ce type. Si un seul des deux types proposés vous est possible, vous devez prendre celui-là.
    .title = Niveau épuisé
amy-ii-c-c-1 = Dans une ville des plantes, payez la marchandise que demande la ville et, s’il y en a une, la marchandise supplémentaire indiquée sur la face visible de la carte Plante. Si c’est deux fois la même, payez-en deux.
    .title = Ville des plantes : le prix
amy-ii-c-c-2 = Plantez aussitôt dans les jardins, puis retournez la carte Plante.
    .title = Planter, puis retourner

## Planter (AMY-PL)

amy-pl-1 = Pour planter, choisissez une parcelle et prenez sa tuile. La carte Plante reste dans sa ville.
    .title = Planter une parcelle
amy-pl-2 = Au moins un côté de la parcelle doit être entièrement irrigué. Sur un côté à canal double, il faut les deux cubes.
    .title = Parcelle irriguée
amy-pl-3 = Le fleuve seul n’irrigue pas les parcelles de la terrasse la plus basse.
    .title = Le fleuve ne suffit pas
amy-pl-4 = La qualité de la plante doit être au moins égale au numéro de la terrasse (qualité 3 pour la terrasse 4). Une meilleure plante peut aller sur une terrasse plus basse.
    .title = Qualité et terrasse
amy-pl-5 = Chaque jardinier défaussé ajoute 1 à la qualité de la plante pour cette fois. Vous pouvez en utiliser plusieurs : la qualité 1 avec deux jardiniers atteint les terrasses 3 et 4. Les jardiniers utilisés retournent dans la réserve.
    .title = Les jardiniers améliorent la qualité
amy-pl-6 = Prenez la tuile et recevez aussitôt son prestige et ses bonus. La parcelle ne peut plus être plantée.
    .title = Prendre la tuile
amy-pl-7 = Comptez tous les cubes sur les côtés de la parcelle plantée, même sur un canal double à moitié rempli. Le joueur qui en a le plus marque la qualité indiquée sur la carte Plante ; les jardiniers n’y ajoutent rien. En cas d’égalité, personne ne marque.
    .title = Bonus d’irrigation
amy-pl-8 = Ensuite, chaque vague vide entre cette parcelle et chaque parcelle voisine déjà plantée reçoit un cube neutre, et le canal compte comme irrigué.
    .title = Irrigation automatique
amy-pl-9 = Les irrigations suivantes peuvent continuer à partir des cubes neutres.
    .title = Continuer depuis des cubes neutres

## Phase III : fin de manche (AMY-III)

amy-iii-1 = Le joueur à droite du premier joueur pose un de ses cubes dans le temple de son choix, puis un cube neutre dans chacun des deux autres. Les cubes entrent comme avec un prêtre.
    .title = La procession
amy-iii-2-0 = Les temples sont évalués dans l’ordre Ishtar, Marduk, Tammouz. Le joueur qui a le plus de cubes dans un temple est premier, le suivant second ; les cubes neutres ne comptent pas. Un joueur seul dans un temple n’obtient que la récompense du premier.
    .title = Décompte des temples
amy-iii-2-1 = Le premier prend 1 chameau ou 1 talent. Le second prend l’autre.
    .title = Temple d’Ishtar
amy-iii-2-2 = Le premier marque 2 points de prestige, le second 1.
    .title = Temple de Marduk
amy-iii-2-3 = Le premier pose un de ses cubes sur un champ libre et prend la marchandise indiquée. Le second peut échanger une marchandise contre une autre de la réserve, mais pas contre du vin.
    .title = Temple de Tammouz
amy-iii-2-4 = Si le cube de Tammouz remplit sa rangée, elle donne son jardinier et se vide comme d’habitude.
    .title = Tammouz remplit une rangée
amy-iii-2-5 = En cas d’égalité dans un temple, pour l’une ou l’autre récompense, le joueur dont un cube est le plus à droite l’emporte.
    .title = Égalités dans un temple
amy-iii-2-6 = À 2 joueurs, chaque temple ne donne que la récompense du premier.
    .title = Temples à deux joueurs
amy-iii-3 = Avec un caravanier de niveau 0 ou 1, vous gardez au plus 2 marchandises, avec un niveau 2 au plus 4. Rendez le surplus de votre choix à la réserve, dans l’ordre du tour à partir du premier joueur.
    .title = Stockage des marchandises
amy-iii-4 = La carte Premier joueur passe au joueur suivant dans le sens horaire et une nouvelle manche commence. Après la dernière manche, elle ne bouge pas.
    .title = La carte Premier joueur tourne

## Fin de partie (AMY-E)

amy-e-1 = Quand il reste 4 tuiles ou moins dans les jardins (3 ou moins à 2 joueurs), la manche en cours est jouée jusqu’au bout. La partie est alors terminée.
    .title = Fin de la partie
amy-e-2 = Vos tuiles Jardin valent 5 ou 10 points de prestige. À 2 joueurs, 5 ou 6 tuiles en valent 5, et 7 ou plus en valent 10. À 3 joueurs, ce sont 4 ou 5 tuiles, et 6 ou plus ; à 4 joueurs, 3 ou 4 tuiles, et 5 ou plus.
    .title = Faveur d’Amyitis
amy-e-3 = Chaque marchandise qui vous reste vaut 1 point de prestige. Les chameaux et les talents ne valent rien.
    .title = Marchandises restantes
amy-e-4 = Le joueur qui a le plus de points de prestige gagne. À égalité, les joueurs partagent la victoire.
    .title = Le vainqueur

## Précisions (AMY-Q)

amy-q-1 = Vous ne recevez que ce que contient la réserve ; le reste est perdu et les autres effets ont lieu quand même. Au temple d’Ishtar, le premier choisit parmi ce qui reste ; s’il ne reste qu’une sorte, le second n’a rien. Les revenus sont versés dans l’ordre du tour, à partir du premier joueur.
    .title = Réserve vide
amy-q-2 = Vous ne pouvez recruter qu’un métier que vous pouvez exercer. Paysan, prêtre et ingénieur demandent un cube et une case possible, le marchand un chameau dans la réserve. Le paysan est permis même si la marchandise manque dans la réserve.
    .title = Pas de recrutement sans effet
amy-q-3 = Il y a toujours assez de cubes neutres. Au besoin, remplacez-les par autre chose.
    .title = Cubes neutres illimités
amy-q-4 = Sans cube, vous ne pouvez recruter ni paysan, ni prêtre, ni ingénieur, mais vous pouvez toujours passer. Toute votre procession est sautée, cubes neutres compris, de même que le champ de Tammouz et l’irrigation gratuite à Babylone.
    .title = Joueur sans cube
amy-q-5 = Le cube de la case Passe revient à son propriétaire à la fin de la phase II.
    .title = Retour du cube de la case Passe
amy-q-6 = Vous payez exactement les chameaux nécessaires : la distance moins les cases que votre caravanier ajoute, mais au moins 1.
    .title = Pas de chameau en trop
amy-q-7 = La caravane avance de 1 à 8 cases. Neuf cases la ramèneraient à la même ville, ce qui est interdit.
    .title = Pas de tour complet
amy-q-8 = La caravane traverse les villes librement et sans effet.
    .title = Traverser les villes
amy-q-9 = Vous pouvez vendre à Babylone même si aucun canal n’est accessible. L’irrigation est alors perdue.
    .title = Vente sans canal accessible
amy-q-10 = S’il reste deux caravaniers de niveau 2 portant des marchandises différentes, l’acheteur choisit.
    .title = Quel caravanier
amy-q-11 = Le bonus de tuile « carte Cour au choix » est gratuit et obligatoire si possible. Prenez le niveau suivant d’un type, avec la marchandise du caravanier ou le prestige du palais, ou un jardinier de la réserve. Si rien n’est disponible, le bonus est perdu.
    .title = Bonus : carte Cour au choix
amy-q-12 = Le bonus de tuile « marchandise au choix » est obligatoire : choisissez dans la réserve une marchandise autre que le vin. S’il n’y en a pas, le bonus est perdu. Option de règle « Vin comme “marchandise au choix” : permis » : vous pouvez aussi choisir du vin.
    .title = Bonus : marchandise au choix
amy-q-13 = Planter se fait dans cet ordre : paiement et jardiniers utilisés vers la réserve, gains de la tuile, bonus d’irrigation, irrigation automatique, carte Plante retournée.
    .title = Ordre d’une plantation
amy-q-14 = Les cubes neutres sont ignorés pour le bonus d’irrigation. Ils ne marquent rien et ne créent pas d’égalité.
    .title = Cubes neutres et bonus
amy-q-15 = Le bonus d’irrigation peut revenir à un autre joueur que celui qui plante.
    .title = Bonus pour un autre joueur
amy-q-16 = Les cubes neutres sans lien avec le fleuve comptent comme irrigation pour planter, mais un nouveau canal demande toujours une chaîne jusqu’au fleuve. Option de règle « Canaux coupés du fleuve : peuvent être prolongés » : de nouveaux canaux peuvent aussi partir de ces cubes.
    .title = Cubes neutres isolés
amy-q-17 = Vous utilisez exactement autant de jardiniers que la parcelle en demande, jamais plus.
    .title = Pas de jardinier en trop
amy-q-18 = Au temple de Tammouz, le premier doit poser un cube sur un champ, s’il lui en reste un.
    .title = Tammouz : champ obligatoire
amy-q-19 = Au temple de Tammouz, le second peut donner du vin. La marchandise prise doit être différente de celle donnée, et n’est jamais du vin.
    .title = Marchandises de l’échange
amy-q-20 = La règle de stockage s’applique aussi à la dernière manche, avant de compter les marchandises restantes.
    .title = Stockage à la dernière manche
amy-q-21 = À 2 joueurs, au temple d’Ishtar, le premier choisit un chameau ou un talent. Personne ne prend l’autre.
    .title = Ishtar à deux joueurs
amy-q-22 = Une rangée pleine est vidée même en cas d’égalité ou s’il n’y a plus de jardinier dans la réserve.
    .title = Rangée sans gagnant
amy-q-23 = Si la partie dure encore après 40 manches, elle s’arrête avec le décompte habituel.
    .title = Durée maximale
amy-q-24 = En cas d’égalité dans une rangée pleine, personne ne prend de jardinier. Option de règle « Égalité dans une rangée de champs pleine : au cube le plus à droite » : parmi les joueurs à égalité, celui dont un cube est le plus à droite le prend.
    .title = Égalité dans une rangée

## Différences entre les deux livrets de règles (AMY-D)

amy-d-1 = Dans le livret tchèque, le joueur pose des marchandises sur le caravanier de niveau 2 ; dans le livret hongrois, il prend celle qui s’y trouve. Nous suivons le livret hongrois, que confirme l’exemple tchèque.
    .title = Marchandises du caravanier 2
amy-d-2 = Le livret tchèque compte 14 chameaux et un marqueur de caravane ; le livret hongrois compte 14 chameaux et utilise un jeton Chameau rose comme caravane. Nous prenons 14 chameaux et un marqueur.
    .title = Chameaux et marqueur de caravane
amy-d-3 = Le livret tchèque prévoit deux caravaniers de niveau 2 à 4 joueurs et un à 2 ou 3 ; le livret hongrois ne donne pas de nombre. Nous suivons le livret tchèque.
    .title = Nombre de caravaniers
amy-d-4 = Le livret hongrois donne comme tuiles restantes une de qualité 3, une de qualité 2 et deux de qualité 1 ; le livret tchèque ne les compte pas. Nous suivons le livret hongrois.
    .title = Tuiles restantes
amy-d-5 = Dans le livret tchèque, le caravanier ajoute jusqu’à 2 ou 4 cases ; le livret hongrois dit 2 ou 4 de plus. Nous suivons le livret tchèque : « jusqu’à ». L’exemple des deux livrets le confirme.
    .title = Cases supplémentaires
amy-d-6 = Le livret tchèque demande la marchandise supplémentaire pour les plantes de qualité 2 ; le livret hongrois la demande si elle est indiquée. C’est la même chose, et nous suivons la carte.
    .title = Marchandise supplémentaire
amy-d-7 = Le livret tchèque oblige à commercer là où la caravane s’arrête ; le livret hongrois exige qu’au moins une action y soit possible. C’est la même chose.
    .title = Obligation de commercer
amy-d-8 = Seul le livret hongrois dit que les marchandises ne se vendent qu’à Babylone. Nous gardons cette règle.
    .title = Où vendre
amy-d-9 = Le livret tchèque appelle les jardins un carré, le livret hongrois un losange, tous deux avec deux côtés au bord du fleuve. C’est la même forme, tournée.
    .title = Forme des jardins
amy-d-10 = Dans le livret tchèque, seul le joueur à qui il faut un niveau épuisé est bloqué ; dans le livret hongrois, une pile épuisée est fermée pour de bon. L’effet est le même. Les jardiniers font exception, car ils retournent dans la réserve.
    .title = Cartes Cour épuisées
amy-d-11 = Le livret tchèque récompense deux joueurs par temple ; le livret hongrois parle de majorité mais cite deux récompenses. Nous suivons le livret tchèque.
    .title = Qui est récompensé
amy-d-12 = Le livret tchèque compte les tuiles que l’on peut encore planter, le livret hongrois les tuiles restantes. Nous comptons toutes les tuiles des jardins, irriguées ou non.
    .title = Tuiles en fin de partie
amy-d-13 = Dans le livret tchèque, le stockage commence par le premier joueur ; le livret hongrois parle de l’ordre du tour. C’est la même chose.
    .title = Ordre du stockage
amy-d-14 = Le livret tchèque tire au sort le premier joueur ; le livret hongrois laisse les joueurs décider. Nous le tirons au sort.
    .title = Choix du premier joueur
amy-d-15 = Le livret tchèque montre seulement une plante trop faible pour sa terrasse ; le livret hongrois ajoute que la qualité 2 peut aller sur la terrasse 1. Nous suivons le livret hongrois.
    .title = Plantes sur une terrasse basse
amy-d-16 = Le livret tchèque dit que le fleuve seul n’irrigue pas la terrasse la plus basse ; le livret hongrois dit, moins nettement, qu’être au bord de l’eau ne signifie pas être irrigué. Nous suivons le livret tchèque.
    .title = Fleuve et terrasse basse
amy-d-17 = Le livret tchèque donne le jardinier avant de vider la rangée ; le livret hongrois dit « comme d’habitude ». C’est la même chose.
    .title = Jardinier grâce à Tammouz
amy-d-18 = Le livret tchèque écrit Eshunna et oublie le noir parmi les couleurs des cubes ; le livret hongrois a Eshnunna et cinq couleurs. Nous suivons le livret hongrois.
    .title = Noms et couleurs
amy-d-19 = Les deux livrets désignent le joueur à droite du premier joueur ; l’exemple hongrois l’appelle le dernier dans l’ordre du tour. C’est le même joueur.
    .title = Qui mène la procession

## Chapitres

amyitis-chapter-setup = Mise en place
amyitis-chapter-goal = But du jeu et règles générales
amyitis-chapter-round = Manche et phase I
amyitis-chapter-actions = Phase II : actions
amyitis-chapter-passing = Passer
amyitis-chapter-recruiting = Recruter une carte Métier
amyitis-chapter-caravan = Déplacer la caravane
amyitis-chapter-planting = Planter
amyitis-chapter-evening = Phase III : fin de manche
amyitis-chapter-end = Fin de partie
amyitis-chapter-rulings = Précisions
amyitis-chapter-differences = Différences entre les deux livrets de règles

## Dessins des règles

amyitis-diagram-two-players = À deux joueurs, trois parcelles restent pavées : elles n’ont pas de tuile et ne sont jamais plantées.
amyitis-diagram-prices = Jasmin a 1 talent. La première carte d’un groupe est gratuite, la deuxième coûte 1 talent, la troisième 2.
amyitis-diagram-fields = Dans chaque rangée de champs, seule la case vide la plus à gauche est libre.
amyitis-diagram-full-row = Le cube de Jasmin remplit la rangée du haut. Jasmin y a le plus de cubes et prend un jardinier ; puis la rangée est vidée.
amyitis-diagram-priest = Le cube de Jasmin entre par la gauche et pousse les autres. Le dernier quitte le temple.
amyitis-diagram-double-side = Un canal double est à moitié rempli. Il peut recevoir un second cube, mais jusque-là l’eau ne passe pas.
amyitis-diagram-water = L’eau vient du fleuve : un nouveau canal doit être sur la rive ou au bout d’une chaîne continue de cubes.
amyitis-diagram-caravan = Avec 1 chameau et un caravanier de niveau 1, la caravane peut atteindre trois villes. Jasmin peut payer de l’orge et des dattes.
amyitis-diagram-court = Jasmin a un caravanier de niveau 1 et peut prendre le niveau 2 à Uruk.
amyitis-diagram-planting = Une plante de qualité 2 a besoin d’une parcelle dont un côté est entièrement irrigué, sur une terrasse pas trop haute.
amyitis-diagram-river = Même au bord du fleuve, une parcelle a besoin d’un côté muni d’un cube.
amyitis-diagram-gardener = Avec un jardinier, une plante de qualité 2 atteint la terrasse 3. Il lui faut tout de même de l’eau.
amyitis-diagram-grove = Jasmin plante entre deux parcelles plantées et marque pour la majorité des cubes autour. Un canal vide entre parcelles plantées reçoit un cube neutre.
amyitis-diagram-procession = Jasmin pose un cube dans le temple de Marduk et des cubes neutres dans les deux autres.
amyitis-diagram-temple-tie = Rose et Safran sont à égalité dans le temple d’Ishtar. Le cube de Safran est plus à droite : Safran l’emporte.
