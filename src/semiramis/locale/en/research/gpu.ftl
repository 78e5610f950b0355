# Games on a graphics card.

research-gpu-missing = Games on a GPU need the packages cuda-bindings and NVRTC, which can’t be loaded ({ $reason }). Install them with: pip install 'semiramis[gpu]'
research-gpu-no-card = CUDA found no usable GPU ({ $reason }). Check “nvidia-smi”, or play on the CPU with Batch instead.
research-gpu-not-compiled = The GPU compiler refused the rules: { $said }
research-gpu-failed = The GPU driver reported { $error } in { $call }. If it ran out of memory, choose fewer slots.
research-gpu-masks = There are no masks of the kind { $given }; choose one of these: { $known }.
