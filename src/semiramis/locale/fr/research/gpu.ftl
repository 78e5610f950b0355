# Parties sur une carte graphique.

research-gpu-missing = Les parties sur GPU demandent les paquets cuda-bindings et NVRTC, impossibles à charger ({ $reason }). Installez-les avec : pip install 'semiramis[gpu]'
research-gpu-no-card = CUDA n’a trouvé aucun GPU utilisable ({ $reason }). Vérifiez avec « nvidia-smi », ou jouez sur le processeur avec Batch.
research-gpu-not-compiled = Le compilateur du GPU a refusé les règles : { $said }
research-gpu-failed = Le pilote du GPU a signalé { $error } dans { $call }. S’il manque de mémoire, choisissez moins d’emplacements.
research-gpu-masks = Il n’y a pas de masques du type { $given } ; choisissez parmi : { $known }.
