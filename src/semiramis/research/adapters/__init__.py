"""Interfaces of PettingZoo, Gymnasium, OpenSpiel and language models; no rules are defined here."""
