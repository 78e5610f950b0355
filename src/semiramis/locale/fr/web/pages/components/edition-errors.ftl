# Ce qui peut être faux dans une édition, le fichier des éléments d’un jeu. $file est le fichier, $place la clé,
# $value ce qui s’y trouve tel que le fichier l’écrit, $known une liste de mots ou de clés.

## Le fichier

edition-no-file = Le fichier { $file } n’existe pas, ou c’est un dossier ou autre chose qu’un fichier ordinaire. Indiquez le chemin d’une édition, c’est-à-dire d’un fichier TOML.
edition-unreadable = Impossible de lire { $file } : { $reason }. Vérifiez le chemin et les droits d’accès.
edition-large = { $file } est trop gros ; la limite est de { $limit } octets. Indiquez une édition ; aucune n’est aussi longue.
edition-not-utf8 = { $file }, ligne { $line } : ce n’est pas du texte UTF-8. Enregistrez le fichier en UTF-8.
edition-not-toml = { $file }, ligne { $line }, colonne { $column } : « { $text } » n’est pas du TOML lisible. Corrigez cette ligne ou la précédente. Une ligne s’écrit clé = valeur, les mots sont entre guillemets droits, et une clé ne figure qu’une fois dans sa table.
edition-dots = { $file }, ligne { $line } : trop de points dans une clé ou une phrase ; la limite est { $limit }. Raccourcissez-la.

## Le début du fichier

edition-format = { $file }, { $place } : ce programme lit le format { $known }, pas { $value }. Écrivez format = { $known }, ou mettez Semiramis à jour si le fichier vient d’une version plus récente.
edition-game = { $file }, { $place } : cette édition est celle du jeu { $value }, pas du jeu { $expected }. Choisissez une édition du jeu { $expected }.
edition-name = { $file }, { $place } : { $value } ne peut pas servir de nom. Donnez à l’édition un nom à elle ; longueur maximale : { $limit }.

## Les valeurs une à une

edition-missing = { $file }, { $place } : la clé manque. Ajoutez-la ; sa table contient : { $known }.
edition-unknown-key = { $file }, { $place } : cette clé est inconnue ici. Corrigez son nom ou supprimez-la.
edition-deep = { $file }, { $place } : les tables sont trop imbriquées ; niveaux permis : { $limit }. Utilisez moins de niveaux.
edition-not-value = { $file }, { $place } : { $value } n’est ni un nombre entier ni un mot entre guillemets droits. Écrivez l’un ou l’autre, ou une simple liste de tels éléments.
edition-not-number = { $file }, { $place } : { $value } n’est pas un nombre entier. Écrivez un nombre entier, sans guillemets.
edition-not-word = { $file }, { $place } : { $value } n’est pas un mot entre guillemets droits. Écrivez un mot entre guillemets droits.
edition-not-list = { $file }, { $place } : { $value } n’est pas une liste. Écrivez une liste entre crochets.
edition-not-table = { $file }, { $place } : { $value } n’est pas une table. Écrivez une table : des clés et leurs valeurs sous une ligne portant ce nom entre crochets, ou entre accolades.
edition-range = { $file }, { $place } : { $value } sort des limites. Écrivez un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }.
edition-choice = { $file }, { $place } : { $value } n’est pas permis ici. Choisissez parmi : { $known }.
edition-size = { $file }, { $place } : la liste n’a pas la bonne longueur ({ $found }). Écrivez une liste de longueur { $expected }.
edition-twice = { $file }, { $place } : { $value } figure une deuxième fois. Ne l’utilisez qu’une fois.

## D’où viennent les valeurs

edition-no-source = { $file }, { $place } : rien ne dit d’où vient cette valeur. Ajoutez à sa table une source (source) et une fiabilité (confidence), parmi : { $known }.
edition-source = { $file }, { $place } : { $value } n’est pas une source. Dites d’où vient la valeur, en une phrase entre guillemets droits.
edition-why = { $file }, { $place } : { $value } n’est pas le nom d’une phrase. Supprimez la ligne ; la source suffit.
edition-note-nowhere = { $file }, { $place } : il est question ici d’une valeur qui n’existe pas. Corrigez le nom ou supprimez la ligne.

## Par rapport à la liste du matériel

edition-must-be = { $file }, { $place } : { $value } contredit les règles et la liste du matériel, qui donnent { $expected }. Écrivez { $expected }.
edition-total = { $file }, { $place } : la somme des nombres est { $found }, mais la boîte en contient { $expected }. Corrigez ces nombres.
edition-total-range = { $file }, { $place } : la somme des nombres est { $found }. Corrigez-les pour que le total soit compris entre { $least } et { $most }.
edition-occurs = { $file }, { $place } : « { $what } » figure { $expected } fois dans la boîte et { $found } fois dans ce fichier. Corrigez ces valeurs.
edition-too-much = { $file }, { $place } : { $value }, c’est trop, car { $other } vaut { $limit }. Écrivez au plus { $most } ici, ou un nombre plus grand là-bas.
edition-few-tiles = { $file }, { $place } : parcelles qui demandent la qualité { $quality } : { $found } ; tuiles de cette qualité dans la boîte : { $most }. Diminuez le nombre de parcelles qui la demandent.
