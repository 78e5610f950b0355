# Játszmák grafikus kártyán.

research-gpu-missing = A grafikus kártyán játszott játszmákhoz szükség van a numba-cuda csomagra, amely nem tölthető be ({ $reason }). Telepítés: pip install 'semiramis[gpu]'
research-gpu-no-card = Nem található olyan grafikus kártya, amelyet a CUDA használni tud. Nézd meg, mit ír a CUDA-ról a „numba -s”, vagy játssz a processzoron a Batch osztállyal.
