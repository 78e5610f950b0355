"""Help pages in the language of the run: Typer's built-in words are replaced by localised ones."""

from typing import Any

import typer.core

from semiramis.cli.support.common import t

PANELS = {
    "ARGUMENTS_PANEL_TITLE": "cli-help-arguments",
    "OPTIONS_PANEL_TITLE": "cli-help-options",
    "COMMANDS_PANEL_TITLE": "cli-help-commands",
    "REQUIRED_LONG_STRING": "cli-help-required",
}


def _native_option(option: Any) -> Any:
    if option is not None:
        option.help = t("cli-help-help")
    return option


def _native_usage(usage: str) -> str:
    return usage.replace("Usage:", t("cli-help-usage"), 1)


def _native_panels() -> None:
    """Localise the panel titles of help pages; Typer loads the module only when it renders one."""
    from typer import rich_utils

    for name, id in PANELS.items():
        setattr(rich_utils, name, t(id))
    rich_utils.DEFAULT_STRING = t("cli-help-default", value="{}")


class Command(typer.core.TyperCommand):
    """A command with a localised help page."""

    def get_help_option(self, ctx: Any) -> Any:
        """Return the option that shows the help page."""
        return _native_option(super().get_help_option(ctx))

    def get_usage(self, ctx: Any) -> str:
        """Return the usage line of the command."""
        return _native_usage(super().get_usage(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        _native_panels()
        super().format_help(ctx, formatter)


class Group(typer.core.TyperGroup):
    """The program itself, with a localised help page."""

    def get_help_option(self, ctx: Any) -> Any:
        """Return the option that shows the help page."""
        return _native_option(super().get_help_option(ctx))

    def get_usage(self, ctx: Any) -> str:
        """Return the usage line of the program."""
        return _native_usage(super().get_usage(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        _native_panels()
        super().format_help(ctx, formatter)
