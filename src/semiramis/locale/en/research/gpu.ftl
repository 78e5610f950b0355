# Games on a graphics card.

research-gpu-missing = Games on a graphics card need numba-cuda, which cannot be loaded ({ $reason }). Install it with: pip install 'semiramis[gpu]'
research-gpu-no-card = No graphics card was found that CUDA can use. Look at what “numba -s” says about CUDA, or play on the processor with Batch instead.
