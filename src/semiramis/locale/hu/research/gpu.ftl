# Játszmák grafikus kártyán.

research-gpu-missing = A grafikus kártyán játszott játszmákhoz szükség van a cuda-bindings és az NVRTC csomagra, amelyek nem tölthetők be ({ $reason }). Telepítés: pip install 'semiramis[gpu]'
research-gpu-no-card = Nem található olyan grafikus kártya, amelyet a CUDA használni tud ({ $reason }). Nézd meg, mit ír a kártyáról és az illesztőprogramjáról az „nvidia-smi”, vagy játssz a processzoron a Batch osztállyal.
research-gpu-not-compiled = A grafikus kártyák fordítóprogramja elutasította a szabályokat: { $said }
research-gpu-failed = A grafikus kártya illesztőprogramja { $error } hibát jelzett a következő híváskor: { $call }. Ha elfogyott a memória, válassz kevesebb rekeszt.
research-gpu-masks = Nincs { $given } fajtájú maszk; válassz ezek közül: { $known }.
