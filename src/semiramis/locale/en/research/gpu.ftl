# Games on a graphics card.

research-gpu-missing = Games on a graphics card need the packages cuda-bindings and NVRTC, which cannot be loaded ({ $reason }). Install them with: pip install 'semiramis[gpu]'
research-gpu-no-card = No graphics card was found that CUDA can use ({ $reason }). Look at what “nvidia-smi” says about the card and its driver, or play on the processor with Batch instead.
research-gpu-not-compiled = The compiler for graphics cards refused the rules: { $said }
research-gpu-failed = The driver of the graphics card reported { $error } in { $call }. If memory has run out, choose fewer slots.
research-gpu-masks = There are no masks of the kind { $given }; choose one of these: { $known }.
