# Les éditions des éléments, que toute page peut avoir à nommer.

editions-about = À propos du matériel
editions-named = { $name } ({ $hash })
editions-other = Édition personnelle : { $name } ({ $hash })
