# Les robots à une table : une phrase par personnage.

character-iltani = Garde les clés des vannes et se souvient de chaque goutte.
character-balasi = Lit le ciel avant le petit-déjeuner, et le plateau après.
character-taram = A planté un figuier pour chacun de ses petits-enfants, et ils sont nombreux.
character-rimut = A suivi la première caravane sans jamais demander quand elle repart.
character-ahati = Tisse des tapis et compte en motifs.
character-kubi = Est l’enfant du jardin, demande pourquoi, puis demande encore.
character-nidin = Note tout sur l’argile, même les plaisanteries.
character-sabitu = Tient la taverne près de la porte et entend parler de tout avant tout le monde.
