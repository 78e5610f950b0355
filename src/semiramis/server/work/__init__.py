"""Long work: replays of long logs, in processes with limits of time and memory."""
