"""The table service: tables in memory and on disk, subscriptions, clocks that run out, and bots that move."""
