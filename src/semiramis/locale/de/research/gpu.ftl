# Partien auf einer Grafikkarte.

research-gpu-missing = Partien auf einer Grafikkarte brauchen die Pakete cuda-bindings und NVRTC, die sich nicht laden lassen ({ $reason }). So werden sie installiert: pip install 'semiramis[gpu]'
research-gpu-no-card = Es wurde keine Grafikkarte gefunden, die CUDA benutzen kann ({ $reason }). Sieh nach, was „nvidia-smi“ über die Karte und ihren Treiber sagt, oder spiele stattdessen mit Batch auf dem Prozessor.
research-gpu-not-compiled = Der Compiler für Grafikkarten hat die Regeln abgelehnt: { $said }
research-gpu-failed = Der Treiber der Grafikkarte hat bei { $call } den Fehler { $error } gemeldet. Wenn der Speicher nicht reicht, wähle weniger Fächer.
research-gpu-masks = Masken der Art { $given } gibt es nicht; wähle eine von diesen: { $known }.
