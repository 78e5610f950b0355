# Amyitis : noms et sens des symboles.

## Titres

amyitis-legend-goods = Marchandises
amyitis-legend-stock = Réserve et table
amyitis-legend-crafts = Cartes Métier
amyitis-legend-court = Cartes Cour
amyitis-legend-temples = Temples
amyitis-legend-garden = Jardins et caravane

## Noms

amyitis-legend-sign-anygood = marchandise au choix
amyitis-legend-sign-talent = talent
amyitis-legend-sign-camel = chameau
amyitis-legend-sign-prestige = prestige
amyitis-legend-sign-first = premier joueur
amyitis-legend-sign-pass = a passé
amyitis-legend-sign-neutral = cube neutre
amyitis-legend-sign-anycourt = carte Cour au choix
amyitis-legend-sign-quality = qualité
amyitis-legend-sign-plant = plantation
amyitis-legend-sign-dry = canal à sec
amyitis-legend-sign-wet = canal irrigué
amyitis-legend-sign-caravan = caravane

## Sens

amyitis-legend-means-good = Se paie dans la ville qui la demande, ou se vend à Babylone.
amyitis-legend-means-wine = Joker : paie toute autre marchandise.
amyitis-legend-means-anygood = Une marchandise de votre choix dans la réserve ; du vin seulement si la table le permet.
amyitis-legend-means-anygood-sold = N’importe quelles marchandises, vin compris : celles que vous vendez à Babylone.
amyitis-legend-means-talent = Une pièce, pour payer les cartes Métier.
amyitis-legend-means-camel = Fait avancer la caravane d’une case.
amyitis-legend-means-prestige = Des points. Le total le plus haut à la fin gagne.
amyitis-legend-means-first = Commence la manche ; la carte change de main après chaque manche.
amyitis-legend-means-pass = Ne joue plus de la manche, mais reçoit 1 talent à chacun de ses tours tant que d’autres jouent.
amyitis-legend-means-neutral = N’appartient à personne. Il occupe des cases de temple et irrigue des canaux.
amyitis-legend-means-peasant = Posez un cube sur un champ libre et prenez sa marchandise. Quand une rangée est pleine, la majorité y gagne un jardinier.
amyitis-legend-means-priest = Posez un cube dans un temple ; les autres avancent d’une case.
amyitis-legend-means-engineer = Posez un cube sur un canal où l’eau arrive : { $n } points de prestige.
amyitis-legend-means-merchant = Prenez 1 chameau.
amyitis-legend-means-caravaneer = Par niveau, à partir de 0 : jusqu’à { $steps } cases de plus pour la caravane, et { $store } marchandises stockées.
amyitis-legend-means-banker = À chaque manche, par niveau, à partir de 1 : { $talents } talents et { $prestige } points de prestige.
amyitis-legend-means-palace = Quand vous le prenez, par niveau, à partir de 1 : { $prestige } points de prestige.
amyitis-legend-means-gardener = Utilisez-le quand vous plantez : qualité +1.
amyitis-legend-means-anycourt = Prenez gratuitement le niveau suivant d’un type, ou un jardinier.
amyitis-legend-means-ishtar = Le premier prend un chameau ou un talent. À 3 ou 4 joueurs, le second prend l’autre.
amyitis-legend-means-marduk = Le premier marque { $first } points de prestige. À 3 ou 4 joueurs, le second marque { $second }.
amyitis-legend-means-tammouz = Le premier cultive un champ et prend sa marchandise. À 3 ou 4 joueurs, le second peut échanger une marchandise.
amyitis-legend-means-quality = Un triangle par point de qualité : ce qu’offre une plante ou ce que demande une parcelle.
amyitis-legend-means-plant = Prenez la tuile d’une parcelle dont un côté entier est irrigué.
amyitis-legend-means-dry = Chaque vague reçoit un cube ; deux vagues côte à côte en demandent deux.
amyitis-legend-means-wet = D’ici, l’eau coule vers les canaux suivants.
amyitis-legend-means-caravan = Une seule caravane pour tous. Elle avance dans le sens horaire, et vous devez commercer là où elle s’arrête.
