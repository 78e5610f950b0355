## Přeložená pravidla: odkud se berou a proč chybějí

compile-no-compiler = Nenašel se žádný překladač C (hledáno: { $tried }). Nainstalujte gcc nebo clang, uveďte překladač v proměnné CC, nebo nainstalujte balíček wasmtime pro Python; do té doby není k dispozici prohledávání.
compile-failed = Překladač { $compiler } selhal: { $said }
compile-no-cache = Přeložená pravidla nelze uložit do { $folder }: { $said }. Povolte do složky zápis, nebo jinou složku uveďte v proměnné SEMIRAMIS_CACHE.
compile-not-loadable = Přeložená pravidla nelze načíst: { $said }
compile-not-packaged = Tato instalace nemá přeložená pravidla hry { $game } pro tento systém. Zrušte proměnnou SEMIRAMIS_BACKEND a přeloží se zde.
compile-plain = Proměnná SEMIRAMIS_BACKEND vypíná přeložená pravidla, a tím i prohledávání.
compile-backend-unknown = Proměnná SEMIRAMIS_BACKEND nemůže být „{ $given }“. Možné hodnoty: { $known }.
compile-wasm-no-runtime = Na tomto počítači není nic, co by spouštělo WebAssembly. Nainstalujte balíček wasmtime pro Python.
compile-wasm-missing = Pro hru { $game } a program „{ $program }“ není modul WebAssembly. Nainstalujte překladač C: gcc nebo clang.
compile-wasm-damaged = Soubor { $file } je poškozený ({ $said }). Nainstalujte Semiramis znovu; ve zdrojovém stromu spusťte „make wasm“.
compile-wasm-stale = Soubor { $file } byl sestaven z jiných pravidel. Nainstalujte Semiramis znovu; ve zdrojovém stromu spusťte „make wasm“.
compile-wasm-shapes = Soubor { $file } se k tomuto vydání nehodí: tabulka { $table } v něm má jinou velikost. Nainstalujte překladač C: gcc nebo clang.
compile-wasm-no-zig = K sestavení WebAssembly je potřeba balíček ziglang pro Python ve verzi { $wanted } (nalezeno: { $found }). Nainstalujte jej příkazem: pip install 'semiramis[build]'
network-none = Hra { $game } nemá síť.
network-not-playable = Síť hry { $game } je natrénovaná, ale boti podle ní zatím hrát neumějí.
network-missing = Váhy { $path } chybějí.
network-damaged = Váhy { $path } jsou poškozené. Nainstalujte balíček znovu.
network-foreign = Váhy { $path } jsou natrénované pro jinou verzi, vydání nebo podobu hry { $game }.
