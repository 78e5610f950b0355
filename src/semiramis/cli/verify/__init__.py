"""Commands that verify and measure the rules, one file each."""
