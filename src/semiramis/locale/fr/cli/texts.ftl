# `semiramis texts` : traduire le programme.

cli-help-cmd-texts = Aide à traduire Semiramis : crée les fichiers d’une langue, les vérifie, indique où en est chaque langue.
cli-texts-help-action = Que faire : créer les fichiers, les vérifier ou indiquer où en est chaque langue.
cli-texts-help-language = Le code de la langue, par exemple fr.
cli-texts-help-folder = Le dossier des langues. Par défaut : SEMIRAMIS_LOCALE, sinon semiramis-locale ici.
cli-texts-made = Fichiers écrits dans { $folder } : { $n }.
cli-texts-kept = Fichiers déjà présents, laissés tels quels : { $n }.
cli-texts-next = Remplacez chaque TODO par votre traduction. Vérifiez ensuite les fichiers, puis essayez-les en jouant :
cli-texts-waiting = À traduire : { $n }
cli-texts-faults = Erreurs : { $n }
cli-texts-more = et { $n } de plus ; --json affiche tout
cli-texts-complete = { $name } : proposée aux joueurs ; { $percent } % traduits ({ $done } sur { $total }), erreurs : { $faults }.
cli-texts-progress = { $name } : en cours ; { $percent } % traduits ({ $done } sur { $total }), erreurs : { $faults }.
cli-texts-offer = Tout est traduit. Écrivez « complete = true » dans { $file } pour que la langue puisse être proposée à tous.
cli-texts-action = L’action « { $given } » n’existe pas. Actions connues : { $known }.
cli-texts-which = Indiquez aussi une langue, par exemple : semiramis texts check fr
cli-texts-code = La langue « { $given } » n’existe pas. Écrivez son code de deux ou trois lettres minuscules, par exemple fr pour le français.
cli-texts-english = L’anglais est la langue de départ ; ses fichiers sont dans le dépôt.
cli-texts-no-language = Il n’y a pas de fichiers pour « { $language } » dans { $folder }. Créez-les avec : semiramis texts new { $language }
cli-texts-no-folder = Le dossier { $folder } n’existe pas.
cli-texts-file = { $file } est inutilisable : { $reason }. Corrigez-le et réessayez.
