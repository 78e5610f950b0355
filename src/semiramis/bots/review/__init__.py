"""Judging turns that were played: what each was worth, and what would have been better."""
