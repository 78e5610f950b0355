"""What a translator needs: new files of a language, and what is missing or wrong in them."""
