"""The command line of Semiramis."""
