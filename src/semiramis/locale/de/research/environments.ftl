# Umgebungen: PettingZoo, Gymnasium, OpenSpiel, Sprachmodelle.

research-env-action-unknown = Die Aktion { $given } gibt es nicht. Aktionen der Spieler haben Nummern von 0 bis { $most }.
research-env-action-shape = Eine Aktion ist eine ganze Zahl, nicht „{ $given }“.
research-env-agent-unknown = Den Agenten „{ $given }“ gibt es an diesem Tisch nicht. Bekannte Agenten: { $known }.
research-env-extra-missing = Hier wird das Paket { $package } gebraucht. So wird es installiert: pip install 'semiramis[{ $extra }]'
research-env-language = In „{ $given }“ gibt es keine Texte. Bekannte Sprachen: { $known }.
research-env-learner = Der Platz des Lernenden ist eine Zahl von 0 bis { $most } oder „any“ für einen anderen in jeder Partie, nicht „{ $given }“.
research-env-not-begun = Es hat noch nichts begonnen: Zuerst reset() aufrufen.
research-env-observer-parameters = Beobachtungen haben keine Parameter; angegeben: { $given }.
research-env-opponents = Für jeden anderen Platz wird ein Gegner gebraucht, oder einer für alle: { $wanted }, nicht { $given }.
research-env-options-shape = Tischoptionen werden als Zuordnung von Namen zu Werten angegeben, nicht als „{ $given }“.
research-env-over = Die Partie ist vorbei: Die nächste beginnt mit reset().
research-env-render-none = Es kann nichts gezeigt werden, weil kein render_mode gewählt wurde. Möglich sind: { $known }.
research-env-render-unknown = Den render_mode „{ $given }“ gibt es nicht. Möglich sind: { $known }.
research-env-seat = Ein Platz ist eine Zahl von 0 bis { $most }, nicht „{ $given }“.
research-env-seed = Ein Startwert ist eine ganze Zahl ab 0, nicht „{ $given }“.

# Partien im Stapel.

research-batch-code = Die Aktion { $given } gibt es nicht (Fach { $slot }). Aktionen von Spielern haben die Nummern 0 bis { $most }.
research-batch-dtype = Aktionen sind ganze Zahlen; im Array steht { $given }. Wandle es um, etwa mit astype(int).
research-batch-rewards-unknown = Die Belohnung „{ $given }“ gibt es nicht. Bekannt sind: { $known }.
research-batch-seat = Ein Platz an diesem Tisch ist eine Zahl von 0 bis { $most }, nicht { $given }.
research-batch-seed = Ein Startwert ist eine ganze Zahl, nicht { $given }.
research-batch-shape = Auf jedes Fach kommt eine Aktion (Fächer: { $slots }); das Array hat die Form { $given }.
research-batch-slot = Ein Fach ist eine Zahl von { $least } bis { $most }, nicht { $given }.
research-batch-slots = Die Zahl der Fächer ist eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
research-batch-steps = Die Zahl der Schritte ist eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
research-batch-threads = Die Zahl der Threads ist eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
