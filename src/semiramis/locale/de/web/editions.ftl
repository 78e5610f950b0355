# Editionen des Spielmaterials, wie jede Seite sie nennen können muss.

editions-about = Über das Spielmaterial
editions-named = { $name } ({ $hash })
editions-other = Eine andere Edition des Spielmaterials: { $name } ({ $hash })
