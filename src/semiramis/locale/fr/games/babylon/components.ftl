# Babylon : les noms des éléments, et pourquoi chaque valeur est ce qu’elle est.

## Noms

babylon-components-chapter-supply = Réserve commune
babylon-components-chapter-store = Plateau individuel
babylon-components-chapter-token = Jetons Manche
babylon-components-chapter-setup = Selon le nombre de joueurs
babylon-components-chapter-tile = Tuiles Terrasse
babylon-components-chapter-points = Décompte final
babylon-components-singles = Piliers simples
babylon-components-doubles = Piliers doubles
babylon-components-belvederes = Belvédères
babylon-components-statues = Statues
babylon-components-stairs = Escaliers
babylon-components-fountains = Fontaines
babylon-components-bridges = Ponts
babylon-components-pillars = Places pour piliers simples
babylon-components-count = Nombre dans la boîte
babylon-components-tokens = Jetons Manche dans la pile
babylon-components-rounds = Manches
babylon-components-clay-removed = Tuiles d’argile retirées
babylon-components-material = Matériau
babylon-components-flower = Fleur
babylon-components-symbols = Symboles
babylon-components-statue = Statue, par niveau
babylon-components-fountain = Fontaine, par niveau
babylon-components-bridge = Pont, par niveau
babylon-components-set = Série de toutes les décorations
babylon-components-flower-set = Série de quatre fleurs
babylon-components-belvedere = Belvédère
babylon-components-height = Tuile la plus haute, par niveau

## Pourquoi une valeur est ce qu’elle est : la source dans le fichier d’édition, dans cette langue

babylon-why-list = La liste du matériel des deux livrets de règles ; les quelques pièces de rechange de la boîte ne sont pas comptées.
babylon-why-player-board = La description du plateau individuel dans les deux livrets de règles.
babylon-why-tokens-two = 14 jetons pour six effets ; avec deux de chaque, il en reste deux sans effet. Les deux livrets ne parlent d’un effet spécial que si le jeton en a un ; certaines descriptions n’ont pas de jeton sans effet.
babylon-why-setup-tokens = Le nombre de jetons Manche empilés lors de la mise en place.
babylon-why-rounds = Le nombre de manches dans les deux livrets de règles : une par jeton, et une avant le premier.
babylon-why-setup-removed = Le nombre de tuiles d’argile que les joueurs retirent lors de la mise en place.
babylon-why-none-removed = À quatre joueurs, les livrets de règles ne font retirer aucune tuile.
babylon-why-materials = 16 tuiles d’argile, 16 de granit et 16 de basalte.
babylon-why-flowers-even = Chaque fleur appartient à un joueur ; les quatre sont donc en nombre égal dans chaque matériau.
babylon-why-symbols-even = L’argile montre deux symboles, le granit trois et le basalte quatre ; toutes les sortes sont en nombre égal dans chaque matériau et avec chaque fleur, et aucune ne figure deux fois sur une tuile.
babylon-why-start-flower = Chaque tuile de départ montre la fleur de son plateau individuel.
babylon-why-start-symbols = Deux descriptions publiques peuvent se lire comme un symbole de chaque sorte ; tous les joueurs ont ainsi le même départ.
babylon-why-scoring = Le décompte final dans les deux livrets de règles.
