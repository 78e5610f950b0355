# Ishtar : l’aide de jeu.

ishtar-aid-turn = Votre tour
ishtar-aid-turn-1 = Tuile : l’arrosoir avance à la prochaine coupelle garnie ; chaque coupelle de plus coûte 1 gemme. Prenez-y la tuile du dessus, puis révélez celle de la pile que l’arrosoir a quittée.
ishtar-aid-turn-2 = Posez la tuile.
ishtar-aid-turn-3 = Prenez les gemmes qu’elle recouvre.
ishtar-aid-turn-4 = Utilisez son symbole maintenant, sinon il est perdu.
ishtar-aid-turn-5 = Arbres : payez exactement ce qu’indique une carte et plantez son arbre sur une case d’herbe libre ; { $n } par tour au plus.
ishtar-aid-placing = Poser une tuile
ishtar-aid-place-ground = Les trois cases sur du sable ou des rochers libres, jamais sur une pierre gravée ni une fontaine.
ishtar-aid-place-water = Au moins une case touche une fontaine ou une tuile.
ishtar-aid-place-one = Ne reliez jamais les jardins de deux fontaines.
ishtar-aid-place-beds = Jamais deux assistants dans un même parterre.
ishtar-aid-skills-how = Une étoile et { $n } gemmes débloquent une maîtrise. F à J sont disponibles ; A à E demandent celle du dessous : F pour A, et ainsi de suite.
ishtar-aid-score-trees = indiqués sur la carte
ishtar-aid-score-flowers = chaque fleur de vos parterres
ishtar-aid-score-fountains = violette, rouge, blanche : le plus de cases fleuries
ishtar-aid-score-skills = maîtrises A à E
ishtar-aid-end = Quand deux piles sont vides, terminez la manche. Les cartes et les tuiles réservées ne rapportent rien ; en cas d’égalité, la victoire est partagée.
ishtar-aid-seats-boards = Plateaux Terrain
ishtar-aid-seats-stack = Tuiles par pile
ishtar-aid-seats-assistants = Assistants devant chaque joueur
ishtar-aid-seats-gems = Gemmes de départ (violettes, rouges, blanches)
