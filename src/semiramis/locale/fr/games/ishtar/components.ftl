# Ishtar : le nom des éléments, et pourquoi chaque valeur est ce qu’elle est.

## Noms

ishtar-components-chapter-gems = Gemmes dans la boîte
ishtar-components-chapter-fountain = Fontaines
ishtar-components-chapter-stack = Tuiles sur chaque coupelle
ishtar-components-chapter-layout = Disposition des plateaux
ishtar-components-chapter-assistants = Assistants de chaque joueur
ishtar-components-chapter-start-gems = Gemmes de départ
ishtar-components-chapter-skill = Maîtrises
ishtar-components-chapter-tree = Arbres
ishtar-components-chapter-bloom = Jetons Floraison
ishtar-components-chapter-board = Plateaux Terrain
ishtar-components-chapter-tile = Tuiles Végétation
ishtar-components-chapter-card = Cartes Arbre
ishtar-components-chapter-points = Points des maîtrises en fin de partie
ishtar-components-count = Nombre dans la boîte
ishtar-components-points = Points
ishtar-components-front = Devant le joueur
ishtar-components-carpet = Sur le tapis
ishtar-components-price = Prix en gemmes de n’importe quelle couleur
ishtar-components-gems = Gemmes de la maîtrise F
ishtar-components-row = Cartes dans la rangée
ishtar-components-wooden = Arbres en bois
ishtar-components-singles = Jetons Floraison simples
ishtar-components-doubles = Jetons Floraison doubles
ishtar-components-flowers = Fleurs d’un jeton simple
ishtar-components-rows = Cases, ligne par ligne
ishtar-components-cells = Cases
ishtar-components-cost = Prix
ishtar-components-tablet = A : par pierre gravée
ishtar-components-symbols = B : une fois
ishtar-components-gem = C : par gemme restante
ishtar-components-shade = D : par arbre
ishtar-components-idle = E : par assistant restant
ishtar-components-legend-board = Dans le tableau : . sable, p rocher violet, r rocher rouge, w rocher blanc, T pierre gravée, F fontaine.
ishtar-components-legend-tile = Dans le tableau : g herbe ; un nombre compte les fleurs, A est le symbole d’assistant, S l’étoile et ? le point d’interrogation.
ishtar-components-legend-layout = Dans le tableau, « a,b » est une place du désert ; ses voisines sont a+1,b ; a−1,b ; a,b+1 ; a,b−1 ; a−1,b+1 et a+1,b−1.

## Pourquoi une valeur est ce qu’elle est : la source du fichier d’édition, dans cette langue

ishtar-why-gems-split = Les listes de matériel publiées comptent 114 gemmes, les violettes étant les plus nombreuses et les blanches les plus rares ; la répartition en laisse 14 dans la réserve à quatre joueurs.
ishtar-why-fountains-colours = Deux critiques indépendantes comptent trois fontaines violettes, deux rouges et une blanche ; reich-der-spiele.de n’en compte aussi qu’une blanche.
ishtar-why-fountains-points = Le décompte final donne les points de chaque couleur de fontaine.
ishtar-why-stacks = Mise en place : six tuiles et une tuile de départ, une de moins à trois joueurs et deux de moins à deux.
ishtar-why-compact = Deux plateaux de plus qu’il n’y a de joueurs, assemblés librement ; pour une première partie, il est conseillé de les grouper, si bien que chaque plateau en touche deux autres.
ishtar-why-assistants = Mise en place : deux des quatre assistants sont devant leur joueur et deux sur le tapis.
ishtar-why-start-gem = Mise en place : chacun commence avec une gemme violette.
ishtar-why-skill-price = Chaque maîtrise coûte deux gemmes de n’importe quelle couleur, et la maîtrise F en donne deux.
ishtar-why-open-cards = Mise en place : cinq cartes sont face visible, chacune avec un arbre.
ishtar-why-wooden-trees = Les listes de matériel de superfred.de et de jedisjeux.net ; il y a moins d’arbres que de cartes.
ishtar-why-blooms = Huit jetons ; chacun des quatre joueurs peut en poser un de chaque sorte.
ishtar-why-single-bloom = La maîtrise G pose un jeton simple à trois fleurs.
ishtar-why-boards = Six plateaux à deux faces de 37 cases, chacune avec une fontaine, des rochers de trois couleurs, le violet étant le plus courant et le blanc le plus rare, et des pierres gravées, regroupées sur certaines.
ishtar-why-tiles = Les cases fleuries montrent une à quatre fleurs, aucune tuile n’est entièrement couverte d’herbe, certaines séparent leurs fleurs, et une case fleurie au plus porte un symbole ; aucune source ne dit combien de fois.
ishtar-why-start-tiles = Six tuiles de départ, deux de chaque forme ; c’est avec un symbole d’assistant sur chacune que le premier joueur tire le moins d’avantage de commencer.
ishtar-why-card-prices = 26 cartes qui coûtent une ou plusieurs gemmes ; des gemmes plus nombreuses et plus rares rapportent davantage, et la meilleure carte est la plus chère.
ishtar-why-card-points = Un arbre courant vaut à peu près une fontaine, le meilleur 17 points, et la valeur augmente avec le nombre et la rareté des gemmes.
ishtar-why-skills-points = La description des maîtrises qui comptent en fin de partie.
ishtar-why-gems-reversed = Maîtrise C ; une critique confirme qu’elle inverse l’ordre habituel des couleurs.
