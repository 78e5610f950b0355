"""Settings of all tests."""

from hypothesis import settings

# no test depends on time: on a busy machine an example may take any number of milliseconds
settings.register_profile("no-deadline", deadline=None)
settings.load_profile("no-deadline")
