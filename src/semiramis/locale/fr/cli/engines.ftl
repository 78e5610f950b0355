## Règles compilées : comment les obtenir, et pourquoi elles manquent

compile-no-compiler = Aucun compilateur C trouvé (essayés : { $tried }). Installez gcc ou clang, indiquez un compilateur dans la variable CC, ou installez le paquet Python wasmtime ; d’ici là, la recherche n’est pas disponible.
compile-failed = Le compilateur { $compiler } a échoué : { $said }
compile-no-cache = Impossible d’enregistrer les règles compilées dans { $folder } : { $said }. Autorisez l’écriture dans ce dossier, ou indiquez-en un autre dans la variable SEMIRAMIS_CACHE.
compile-not-loadable = Impossible de charger les règles compilées : { $said }
compile-not-packaged = Cette installation n’a pas de règles compilées du jeu { $game } pour ce système. Supprimez la variable SEMIRAMIS_BACKEND pour les compiler ici.
compile-plain = La variable SEMIRAMIS_BACKEND désactive les règles compilées, et avec elles la recherche.
compile-backend-unknown = La variable SEMIRAMIS_BACKEND ne peut pas valoir « { $given } ». Valeurs possibles : { $known }.
compile-wasm-no-runtime = Rien sur cet ordinateur n’exécute WebAssembly. Installez le paquet Python wasmtime.
compile-wasm-missing = Il n’y a pas de module WebAssembly du jeu { $game } pour le programme « { $program } ». Installez un compilateur C : gcc ou clang.
compile-wasm-damaged = { $file } est endommagé ({ $said }). Réinstallez Semiramis ; dans une copie du dépôt, lancez « make wasm ».
compile-wasm-stale = { $file } a été produit avec d’autres règles. Réinstallez Semiramis ; dans une copie du dépôt, lancez « make wasm ».
compile-wasm-shapes = { $file } ne correspond pas à cette édition : la table { $table } y a une autre taille. Installez un compilateur C : gcc ou clang.
compile-wasm-no-zig = Pour produire du WebAssembly, il faut la version { $wanted } du paquet Python ziglang (trouvée : { $found }). Installez-la avec : pip install 'semiramis[build]'
network-none = Le jeu { $game } n’a pas de réseau de neurones.
network-not-playable = Le réseau de neurones du jeu { $game } est entraîné, mais les robots ne peuvent pas encore s’en servir.
network-missing = Le fichier de poids { $path } est introuvable.
network-damaged = Les poids { $path } sont endommagés. Réinstallez le paquet.
network-foreign = Les poids { $path } ont été entraînés pour une autre version, édition ou forme du jeu { $game }.
