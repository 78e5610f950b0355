## Lefordított szabályok: honnan vannak, és miért hiányoznak

compile-no-compiler = Nem található C fordító (keresve: { $tried }). Telepíts gcc-t vagy clangot, adj meg egy fordítót a CC változóban, vagy telepítsd a wasmtime Python-csomagot; addig a keresés nem érhető el.
compile-failed = A fordító ({ $compiler }) hibával leállt: { $said }
compile-no-cache = A lefordított szabályok nem tárolhatók itt: { $folder } ({ $said }). Tedd írhatóvá a mappát, vagy adj meg másikat a SEMIRAMIS_CACHE változóban.
compile-not-loadable = A lefordított szabályok nem tölthetők be: { $said }
compile-not-packaged = Ebben a telepítésben nincsenek lefordított szabályok ehhez a rendszerhez ({ $game }). Töröld a SEMIRAMIS_BACKEND változót, és itt készülnek el.
compile-plain = A SEMIRAMIS_BACKEND változó kikapcsolja a lefordított szabályokat, és velük a keresést.
compile-backend-unknown = A SEMIRAMIS_BACKEND változó értéke nem lehet „{ $given }”. Lehetséges értékek: { $known }.
compile-wasm-no-runtime = Ezen a gépen semmi sem futtat WebAssemblyt. Telepítsd a wasmtime Python-csomagot.
compile-wasm-missing = Nincs WebAssembly-modul ehhez a játékhoz és programhoz: { $game }, „{ $program }”. Telepíts C fordítót: gcc-t vagy clangot.
compile-wasm-damaged = Sérült fájl: { $file } ({ $said }). Telepítsd újra a Semiramist; forrásfában futtasd ezt: „make wasm”.
compile-wasm-stale = Ez a fájl más szabályokból készült: { $file }. Telepítsd újra a Semiramist; forrásfában futtasd ezt: „make wasm”.
compile-wasm-shapes = Ez a fájl nem illik ehhez a kiadáshoz: { $file }; egy táblázat mérete más benne: { $table }. Telepíts C fordítót: gcc-t vagy clangot.
compile-wasm-no-zig = A WebAssembly elkészítéséhez a ziglang Python-csomag { $wanted } változata kell (talált: { $found }). Telepítsd így: pip install 'semiramis[build]'
network-none = Ehhez a játékhoz nincs hálózat: { $game }.
network-not-playable = A hálózat ({ $game }) be van tanítva, de a gépi játékosok még nem tudnak vele játszani.
network-missing = Hiányoznak a súlyok: { $path }.
network-damaged = A súlyok sérültek: { $path }. Telepítsd újra a csomagot.
network-foreign = A súlyok ({ $path }) a játék ({ $game }) más változatához, kiadásához vagy alakjához valók.
