## Compiled rules: how they are had, and why not

compile-no-compiler = No C compiler was found (tried: { $tried }). Install gcc or clang, set the variable CC to a compiler, or install the Python package wasmtime; until then the search is not available.
compile-failed = The compiler { $compiler } failed: { $said }
compile-no-cache = Can’t store compiled rules in { $folder }: { $said }. Make the folder writable, or name another one in the variable SEMIRAMIS_CACHE.
compile-not-loadable = Can’t load the compiled rules: { $said }
compile-not-packaged = This installation has no compiled rules of { $game } for this system. Unset the variable SEMIRAMIS_BACKEND to build them here.
compile-plain = The variable SEMIRAMIS_BACKEND turns compiled rules off, and with them the search.
compile-backend-unknown = The variable SEMIRAMIS_BACKEND cannot be “{ $given }”. Possible values: { $known }.
compile-wasm-no-runtime = Nothing on this computer runs WebAssembly. Install the Python package wasmtime.
compile-wasm-missing = There is no WebAssembly module of { $game } for the program “{ $program }”. Install a C compiler: gcc or clang.
compile-wasm-damaged = { $file } is damaged ({ $said }). Install Semiramis again; in a checkout, run “make wasm”.
compile-wasm-stale = { $file } was built from other rules. Install Semiramis again; in a checkout, run “make wasm”.
compile-wasm-shapes = { $file } does not fit this edition: the table { $table } has another size there. Install a C compiler: gcc or clang.
compile-wasm-no-zig = Building WebAssembly needs version { $wanted } of the Python package ziglang (found: { $found }). Install it with: pip install 'semiramis[build]'
network-none = { $game } has no network.
network-not-playable = The network of { $game } is trained, but bots can’t use it yet.
network-missing = The weights { $path } are missing.
network-damaged = The weights { $path } are damaged. Install the package again.
network-foreign = The weights { $path } were trained for another version, edition or form of { $game }.
