"""Tables inside a browser: the same answers as the server's, without HTTP, SQL, processes or other people."""
