## Kompilierte Regeln: woher sie kommen, und warum sie fehlen

compile-no-compiler = Es wurde kein C-Compiler gefunden (versucht: { $tried }). Installiere gcc oder clang, nenne einen Compiler in der Variablen CC, oder installiere das Python-Paket wasmtime; bis dahin gibt es keine Suche.
compile-failed = Der Compiler { $compiler } ist gescheitert: { $said }
compile-no-cache = Kompilierte Regeln lassen sich nicht in { $folder } ablegen: { $said }. Mach den Ordner beschreibbar, oder nenne einen anderen in der Variablen SEMIRAMIS_CACHE.
compile-not-loadable = Die kompilierten Regeln lassen sich nicht laden: { $said }
compile-not-packaged = Diese Installation enthält keine kompilierten Regeln von { $game } für dieses System. Entferne die Variable SEMIRAMIS_BACKEND, dann werden sie hier gebaut.
compile-plain = Die Variable SEMIRAMIS_BACKEND schaltet kompilierte Regeln ab, und damit die Suche.
compile-backend-unknown = Die Variable SEMIRAMIS_BACKEND kann nicht „{ $given }“ sein. Mögliche Werte: { $known }.
compile-wasm-no-runtime = Auf diesem Rechner führt nichts WebAssembly aus. Installiere das Python-Paket wasmtime.
compile-wasm-missing = Für { $game } und das Programm „{ $program }“ gibt es kein WebAssembly-Modul. Installiere einen C-Compiler: gcc oder clang.
compile-wasm-damaged = { $file } ist beschädigt ({ $said }). Installiere Semiramis neu; im Quellverzeichnis hilft „make wasm“.
compile-wasm-stale = { $file } wurde aus anderen Regeln gebaut. Installiere Semiramis neu; im Quellverzeichnis hilft „make wasm“.
compile-wasm-shapes = { $file } passt nicht zu dieser Edition: Die Tabelle { $table } hat darin eine andere Größe. Installiere einen C-Compiler: gcc oder clang.
compile-wasm-no-zig = Um WebAssembly zu bauen, braucht es das Python-Paket ziglang in der Version { $wanted } (gefunden: { $found }). Installiere es mit: pip install 'semiramis[build]'
network-none = { $game } hat kein Netz.
network-not-playable = Das Netz von { $game } ist trainiert, aber Bots können noch nicht danach spielen.
network-missing = Die Gewichte { $path } fehlen.
network-damaged = Die Gewichte { $path } sind beschädigt. Installiere das Paket neu.
network-foreign = Die Gewichte { $path } wurden für eine andere Version, Edition oder Form von { $game } trainiert.
