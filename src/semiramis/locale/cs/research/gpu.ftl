# Hry na grafické kartě.

research-gpu-missing = Hry na grafické kartě potřebují balíčky cuda-bindings a NVRTC, které nelze načíst ({ $reason }). Nainstalujete je příkazem: pip install 'semiramis[gpu]'
research-gpu-no-card = Nenašla se žádná grafická karta, kterou by CUDA mohla použít ({ $reason }). Podívejte se, co o kartě a jejím ovladači vypíše „nvidia-smi“, nebo hrajte na procesoru pomocí Batch.
research-gpu-not-compiled = Překladač pro grafické karty pravidla odmítl: { $said }
research-gpu-failed = Ovladač grafické karty ohlásil chybu { $error } při volání { $call }. Pokud došla paměť, zvolte méně přihrádek.
research-gpu-masks = Masky druhu { $given } neexistují; zvolte některý z těchto: { $known }.
