# Partien auf einer Grafikkarte.

research-gpu-missing = Partien auf einer Grafikkarte brauchen numba-cuda, das sich nicht laden lässt ({ $reason }). So wird es installiert: pip install 'semiramis[gpu]'
research-gpu-no-card = Es wurde keine Grafikkarte gefunden, die CUDA benutzen kann. Sieh nach, was „numba -s“ über CUDA sagt, oder spiele stattdessen mit Batch auf dem Prozessor.
