"""Compilation of rules that only other compiled code calls.

numba prepares every function for a call from Python: it optimises the function together with all it calls and emits
machine code. Rules are only called by the loops they are inlined into, so that work would be repeated for each rule on
the way up. Here a rule is lowered to LLVM code and nothing more; the loop is optimised once, with everything inlined.
That halves the time to compile a game.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class InlinedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The LLVM code of one rule, to be linked into its callers."""

    def _optimize_final_module(self) -> None:
        """Do nothing: the code is optimised as a part of the loop that calls it."""

    def _finalize_final_module(self) -> None:
        """Finalise without registering with the JIT engine."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Inlined only: it has no address of its own."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "InlinedLibrary":
        """Stand in for the code generator when numba sets the environment."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        """Do nothing: an environment belongs to machine code, and there is none."""


@register_pass(mutates_CFG=True, analysis_only=False)
class InlinedLowering(NativeLowering):  # type: ignore[misc]
    """numba's lowering pass, into an InlinedLibrary."""

    _name = "inlined_lowering"

    def run_pass(self, state: Any) -> bool:
        """Set the library before numba creates its own."""
        state.library = InlinedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        done: bool = super().run_pass(state)
        return done


class InlinedCompiler(CompilerBase):  # type: ignore[misc]
    """numba's default passes with the lowering replaced."""

    def define_pipelines(self) -> list[Any]:
        """The one pipeline, its passes in order."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [(InlinedLowering if each is NativeLowering else each, why) for each, why in passes.passes]
        passes.finalize()
        return [passes]
