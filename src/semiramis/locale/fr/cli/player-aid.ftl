# `semiramis aid` : l’aide de jeu depuis le terminal.

cli-help-cmd-aid = Dessine l’aide de jeu d’un jeu : une page à imprimer.
cli-aid-help-output = Fichier à écrire, qui finit par .svg, .png ou .pdf
cli-aid-written = { $game } : l’aide de jeu est dans { $path }.
cli-aid-ending = « { $path } » doit finir par une de ces extensions : { $known }.
cli-aid-extra = Pour le PNG et le PDF, il faut le paquet { $package }. Installez-le avec : pip install 'semiramis[pictures]', ou enregistrez en .svg.
