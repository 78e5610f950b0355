# Ishtar : noms et sens des signes.

## Titres

ishtar-legend-gems = Gemmes
ishtar-legend-tiles = Tuiles et leurs symboles
ishtar-legend-desert = Désert
ishtar-legend-pieces = Matériel
ishtar-legend-skills = Maîtrises

## Noms

ishtar-legend-sign-gemany = gemme au choix
ishtar-legend-sign-shapes = tuile
ishtar-legend-sign-grass = herbe
ishtar-legend-sign-flowers = fleurs
ishtar-legend-sign-sand = sable
ishtar-legend-sign-rock = rocher avec une gemme
ishtar-legend-sign-tablet = pierre gravée
ishtar-legend-sign-can = arrosoir
ishtar-legend-sign-tree = arbre
ishtar-legend-sign-bloom = jeton Floraison
ishtar-legend-sign-assistant = assistant

## Sens

ishtar-legend-means-gem = Paie l’arrosoir, les maîtrises et les cartes Arbre. Non dépensée à la fin : { $n ->
        [one] { $n } point
        [many] { $n } points
       *[other] { $n } points
    } avec la maîtrise C.
ishtar-legend-means-gemany = Une gemme de n’importe quelle couleur.
ishtar-legend-means-shapes = Droite, coudée ou triangulaire : trois cases, dans n’importe quelle orientation.
ishtar-legend-means-grass = De la place pour un arbre ou un jeton Floraison.
ishtar-legend-means-flowers = Des cases fleuries qui se touchent forment un parterre. Chaque fleur rapporte 1 point au joueur dont l’assistant s’y trouve.
ishtar-legend-means-symbol-assistant = Placez ici un assistant si le parterre n’en a pas encore : il est à vous.
ishtar-legend-means-symbol-star = Posez { $n } gemmes sur une maîtrise et débloquez-la.
ishtar-legend-means-symbol-wild = Symbole d’assistant ou étoile, à votre choix.
ishtar-legend-means-sand = Terrain libre pour les tuiles.
ishtar-legend-means-rock = Recouvrez-le et prenez la gemme.
ishtar-legend-means-tablet = Jamais recouverte. Avec la maîtrise A, { $n } points si elle borde vos parterres.
ishtar-legend-means-fountain = { $n } points pour qui a le plus de cases fleuries autour. En cas d’égalité, tous les marquent.
ishtar-legend-means-can = Avance gratuitement à la coupelle suivante ; chaque coupelle de plus coûte 1 gemme.
ishtar-legend-means-tree = Se plante sur une case d’herbe libre. Sa carte rapporte les points indiqués.
ishtar-legend-means-bloom = Transforme l’herbe en cases fleuries.
ishtar-legend-means-assistant = Contrôle un parterre. Vous en avez { $front } au départ ; { $carpet } autres attendent sur le tapis.
ishtar-legend-means-skill-a = { $n } points par pierre gravée à côté de vos parterres.
ishtar-legend-means-skill-b = Chaque symbole vaut pour vous assistant ou étoile. { $n } points.
ishtar-legend-means-skill-c = Points par gemme restante : violette { $purple }, rouge { $red }, blanche { $white }.
ishtar-legend-means-skill-d = { $n } points par arbre à côté de vos parterres.
ishtar-legend-means-skill-e = { $n } points par assistant devant vous.
ishtar-legend-means-skill-f = Effet immédiat : prenez { $n } gemmes.
ishtar-legend-means-skill-g = Effet immédiat : un jeton à { $n } fleurs sur une case d’herbe libre.
ishtar-legend-means-skill-h = Effet immédiat : un jeton Floraison sur deux cases d’herbe adjacentes.
ishtar-legend-means-skill-i = Effet immédiat : réservez une carte Arbre et prenez un assistant sur le tapis.
ishtar-legend-means-skill-j = Effet immédiat : réservez une tuile et prenez un assistant sur le tapis.
