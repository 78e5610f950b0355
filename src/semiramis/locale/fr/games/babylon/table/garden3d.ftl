# Babylon dans le navigateur, le jardin en trois dimensions : ce que font ses boutons, et le jardin en mots, niveau par niveau.

babylon-solid-picture = Jardin { $seat_gen } en 3D, niveau le plus haut { $n }. Les flèches le font tourner, plus et moins l’agrandissent et le réduisent, Début réinitialise la vue. La touche Tab mène à sa description.
babylon-solid-failed = Impossible d’afficher ici le jardin en 3D. Le plan le montre vu d’en haut.
babylon-solid-controls = Tourner et agrandir
babylon-solid-turn-left = Tourner à gauche
babylon-solid-turn-right = Tourner à droite
babylon-solid-closer = Agrandir
babylon-solid-further = Réduire
babylon-solid-reset = Réinitialiser la vue
babylon-solid-up-to = Afficher jusqu’au niveau
babylon-solid-up-to-level = Afficher jusqu’au niveau { $level }
babylon-solid-keep = Description, image et vidéo
babylon-solid-list = Le jardin en mots
babylon-solid-save = Enregistrer l’image
babylon-solid-film = Enregistrer une vidéo à 360°
babylon-solid-stop = Arrêter la vidéo
babylon-solid-filming = Enregistrement d’un tour complet.
babylon-solid-saved = C’est enregistré.
babylon-solid-not-saved = Rien n’a été enregistré.

## En mots

babylon-solid-told = Jardin { $seat_gen } en mots
babylon-solid-empty = Rien n’est encore construit ici.
babylon-solid-level = Niveau { $level } : { $n ->
        [one] { $n } tuile
        [many] { $n } tuiles
       *[other] { $n } tuiles
    }
babylon-solid-tile = Tuile en { $place }, { $flower }
babylon-solid-on-single = { $n ->
        [one] Sur { $n } pilier simple
        [many] Sur { $n } piliers simples
       *[other] Sur { $n } piliers simples
    }
babylon-solid-on-double = { $n ->
        [one] Sur { $n } pilier double
        [many] Sur { $n } piliers doubles
       *[other] Sur { $n } piliers doubles
    }
babylon-solid-on-statue = { $n ->
        [one] Sur { $n } statue
        [many] Sur { $n } statues
       *[other] Sur { $n } statues
    }
babylon-solid-symbol = Symbole libre en { $field } : { $piece }
babylon-solid-covered = Recouverte
babylon-solid-worth = { $points ->
        [0] invisible d’en haut
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
babylon-solid-statue = Statue en { $field }, { babylon-solid-worth }
babylon-solid-statue-pillar = Statue en { $field }, servant de pilier
babylon-solid-belvedere = Belvédère en { $field }, { babylon-solid-worth }
babylon-solid-fountain = Fontaine en { $from } et { $to }, { babylon-solid-worth }
babylon-solid-bridge = Pont de { $from } à { $to }, { babylon-solid-worth }
babylon-solid-stairs = Escalier de { $from } jusqu’à { $to } au niveau { $level }, { babylon-solid-worth }
babylon-trophy-stop = Arrêter la rotation
babylon-trophy-turn = Faire tourner le jardin
