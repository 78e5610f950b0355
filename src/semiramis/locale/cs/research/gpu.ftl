# Hry na grafické kartě.

research-gpu-missing = Hry na grafické kartě potřebují balíček numba-cuda, který nelze načíst ({ $reason }). Nainstalujete ho příkazem: pip install 'semiramis[gpu]'
research-gpu-no-card = Nenašla se žádná grafická karta, kterou by CUDA mohla použít. Podívejte se, co o CUDA vypíše „numba -s“, nebo hrajte na procesoru pomocí Batch.
