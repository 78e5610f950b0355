# Les règles en pages à lire et à parcourir.

rules-index-about = Toutes les règles telles que nous les appliquons, dans nos propres mots. Chaque « Pourquoi pas ? » cite sa règle, que vous pouvez lire ici.
rules-counted = { $clauses ->
    [one] { $clauses } règle
    [many] { $clauses } règles
   *[other] { $clauses } règles
}, { $drawings ->
    [one] { $drawings } schéma
    [many] { $drawings } schémas
   *[other] { $drawings } schémas
}
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-about = Tous les mots doivent y figurer. Majuscules et accents ne comptent pas.
rules-clear = Toutes les règles
rules-found = { $n ->
    [one] { $n } règle trouvée.
    [many] { $n } règles trouvées.
   *[other] { $n } règles trouvées.
}
rules-none = Aucune règle trouvée. Essayez avec moins de mots.
rules-copy = Copier le lien vers { $clause }
rules-copied = Lien vers { $clause } copié.
rules-copy-failed = Impossible de copier le lien : { $link }
rules-rulings-about = Sur ces points, les livrets de règles se taisent ou restent flous. Voici comment nous jouons ; quand une table peut en décider autrement, l’option de règle est indiquée.
rules-differences-about = Là où les livrets de règles se contredisent, et celui que nous suivons.
rules-option = Option de règle
rules-allowed = Permis
rules-refused = Interdit
rules-happens = Ce qui se passe
rules-see = Voir le schéma de la règle { $clause }
rules-diagram = { $game } : schéma des règles
rules-make-table = Créer une table
rules-no-diagram = Ce jeu n’a pas de schéma { $given }. Schémas connus : { $known }.
rules-no-clause = Ce jeu n’a pas de règle { $given }. Un numéro de règle s’écrit par exemple { $example }.
