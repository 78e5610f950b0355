# Vydání herního materiálu, jak je může pojmenovat kterákoli stránka.

editions-about = O herním materiálu
editions-named = { $name } ({ $hash })
editions-other = Jiné vydání herního materiálu: { $name } ({ $hash })
