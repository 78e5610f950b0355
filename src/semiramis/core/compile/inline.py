"""How rules are compiled that only other rules call.

Numba readies every function for a call from Python: it is optimised with all it calls and made into machine code.
A rule is called by loops alone, which contain it, so that is done over again for every rule on the way up. Here a rule
is translated and no more; the loop is optimised once, with everything in it. That halves the time to compile a game.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, to be linked into whatever calls it."""

    def _optimize_final_module(self) -> None:
        """Left to the loop it becomes a part of."""

    def _finalize_final_module(self) -> None:
        """Nothing can be added any more, but the machine is told nothing."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no such place: nobody calls it but by what it is linked into."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "InnerLibrary":
        """Who is asked to give the machine code its surroundings."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        """Not needed where there is no machine code."""


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):  # type: ignore[misc]
    """Translates a rule, into a library of the kind above."""

    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        """Put the library in place before numba makes its own."""
        state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        done: bool = super().run_pass(state)
        return done


class InnerCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's usual passes with the last one exchanged."""

    def define_pipelines(self) -> list[Any]:
        """The passes in order."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [(InnerLowering if each is NativeLowering else each, told) for each, told in passes.passes]
        passes.finalize()
        return [passes]
