# Les mots communs à tous les jeux. La valeur est le nom ; les attributs sont ses formes :
# .a et .the comme pour les autres mots (les noms n’ont pas d’article), .gen avec « de », .dat avec « à ».

## Places

seat-jasmine = Jasmin
    .a = Jasmin
    .the = Jasmin
    .gen = de Jasmin
    .dat = à Jasmin
seat-rose = Rose
    .a = Rose
    .the = Rose
    .gen = de Rose
    .dat = à Rose
seat-saffron = Safran
    .a = Safran
    .the = Safran
    .gen = de Safran
    .dat = à Safran
seat-lotus = Lotus
    .a = Lotus
    .the = Lotus
    .gen = de Lotus
    .dat = à Lotus
seat-neutral = Neutre
    .a = un cube neutre
    .the = les cubes neutres
    .gen = des cubes neutres
    .dat = aux cubes neutres
seat-chance = Hasard
    .a = le hasard
    .the = le hasard
    .gen = du hasard
    .dat = au hasard
seat-nobody = Personne
    .a = personne
    .the = personne
    .gen = de personne
    .dat = à personne

## Refus

refusal = { $reason } ({ $clause }, { $title } : { $rule })

## Données qui n’ont pas la bonne forme

action-not-object = Une action doit être un objet, par exemple le nom d’une action avec ses arguments.
action-unknown = L’action « { $action } » n’existe pas. Actions connues : { $known }.
action-extra-argument = L’action « { $action } » n’a pas d’argument « { $argument } ».
action-missing-argument = L’action « { $action } » demande aussi « { $argument } ». Valeurs possibles : { $known }.
action-bad-argument = Dans l’action « { $action } », « { $argument } » ne peut pas être « { $value } ». Valeurs possibles : { $known }.
action-too-long = Une action compte au plus { $limit } caractères.
seats-wrong = Le jeu compte de { $least } à { $most } places, pas { $given }.
option-unknown = L’option « { $option } » n’existe pas. Options connues : { $known }.
option-bad-value = L’option « { $option } » ne peut pas être « { $value } ». Valeurs possibles : { $known }.
game-unknown = Le jeu « { $game } » n’existe pas. Jeux connus : { $known }.
bot-unknown = Le robot « { $bot } » n’existe pas. Robots connus : { $known }.
bot-broken = Impossible de charger le robot « { $bot } » : { $reason }.
bot-limits = « { $bot } » ne fixe pas de limite à la recherche. Écrivez search:5000 pour des simulations ou search:1.5s pour des secondes.

## Jouer, annuler et rétablir

match-over = La partie est terminée.
match-not-your-turn = { $seat } n’a pas la main. On attend { $mover_the }.
match-no-referee = C’est au hasard de décider, mais personne ne tire au sort à cette table.
match-no-outcome = Il manque ici un résultat du hasard dans le journal, ou il est impossible.
undo-nothing = Il n’y a rien à annuler.
undo-needs-agreement = Pour annuler, { $seat } doit donner son accord : quelque chose a été révélé ou quelqu’un d’autre a joué.
redo-nothing = Il n’y a rien à rétablir.

## Fichiers

save-failed = Impossible d’écrire { $path } : { $reason }. Rien n’y a été modifié ; libérez de la place ou choisissez un autre endroit, puis enregistrez de nouveau.
save-changed = { $path } a été modifié depuis le dernier enregistrement. Rien n’a été écrit ; enregistrez sous un autre nom.
open-failed = Impossible de lire { $path } : { $reason }.
log-too-large = { $path } dépasse { $limit } octets. Ce ne peut pas être le journal d’une partie.
log-cut-off = La ligne { $line } du journal est coupée. Supprimez-la pour reprendre à partir de la précédente.
log-not-json = La ligne { $line } du journal n’est pas un objet JSON.
log-too-many-lines = Le journal compte plus de { $limit } lignes, ce qu’aucune partie n’atteint. La ligne { $line } n’est pas lue.
log-line-too-long = La ligne { $line } du journal dépasse { $limit } octets.
log-too-many-decisions = À la ligne { $line }, le journal compte plus de { $limit } décisions, ce qu’aucune partie n’atteint.
log-empty = Le journal est vide.
log-no-header = La première ligne n’est pas celle d’un journal de Semiramis.
log-format = Le journal est au format { $given }. Cette version lit le format { $known }.
log-rules-unknown = Le journal ne dit pas quelle version des règles il suit : { $given }.
log-newer-rules = Le journal suit la version { $given } des règles. Ce programme connaît la version { $known } ; il en faut un plus récent.
log-older-rules = Le journal suit la version { $given } des règles. Ce programme ne connaît que la version { $known }.
log-header = La ligne { $line } du journal n’indique pas ses places et ses options comme il faut.
log-edition = Le journal vient d’une autre édition ({ $given }), pas de « { $known } ». Indiquez cette édition avec --edition.
log-wrong-seed = Cette graine ne correspond pas au journal.
log-numbering = La ligne { $line } du journal devrait porter le numéro { $expected }. Une ligne manque ou se répète avant elle.
log-hash = À la ligne { $line }, la position n’est pas celle avec laquelle le journal a été écrit. Une ligne précédente a été modifiée.
log-unknown-line = La ligne { $line } du journal n’est ni une action, ni une annulation, ni une empreinte, ni la fin.
log-bad-seat = La ligne { $line } du journal nomme « { $given } », qui n’est pas à cette table.
log-illegal = La ligne { $line } du journal est interdite à cet endroit : { $action }.
log-end = Le résultat de la ligne { $line } n’est pas celui de cette partie.
log-seed = La graine de la ligne { $line } ne correspond pas à l’engagement pris au début.
log-no-seed = Le journal ne révèle pas encore sa graine. Il le fait à la fin de la partie.
log-not-the-seed = La graine aurait donné un autre tirage : { $purpose }.

## Positions

position-too-large = Un fichier de position compte au plus { $limit } caractères.
position-not-json = La position n’est pas du JSON ; la ligne { $line } est illisible.
position-object = { $place } doit être un objet avec des entrées nommées.
position-list = { $place } doit être une liste de { $length } entrées.
position-missing = { $place } manque.
position-unknown = { $place } ne fait pas partie d’une position. Noms connus ici : { $known }.
position-format = La position est au format { $given }. Cette version lit le format { $known }.
position-game = La position est celle du jeu { $given }, pas du jeu { $known }.
position-rules = La position suit la version { $given } des règles. Ce programme connaît la version { $known }.
position-edition = La position est faite pour l’édition { $given }, pas pour { $known }. Indiquez cette édition avec --edition.
position-seats = Les places { $given } ne peuvent pas être à une même table. Dans l’ordre, ce sont : { $known }.
position-word = { $place } ne peut pas être « { $value } ». Valeurs possibles : { $known }.
position-number = { $place } doit être un nombre entier de { $least } à { $most }, pas { $value }.
position-total = Le total de { $place } est de { $found }, mais la boîte en contient { $expected }.
position-too-many = { $place } montre trop de { $thing } : il n’en existe que { $most }.
position-twice = { $place } contient { $thing }, qui est aussi ailleurs.
position-against = { $place } enfreint la règle { $clause }.
position-pending = { $place } est rempli, mais l’étape { $stage } ne demande rien de tel.
position-stage = L’étape { $stage } ne va pas avec l’endroit où se trouve la caravane.
position-no-move = À l’étape { $stage }, personne ne pourrait rien faire.
drawing-bad = À la ligne { $line } du dessin, on lit « { $text } » là où il faudrait { $expected }.
drawing-too-large = Un dessin compte au plus { $limit } caractères.

## Images de positions

picture-title = { $game }, une position
picture-about = { $game } : la table vue par tous. Joueur actif : { $mover }.
