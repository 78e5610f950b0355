/* The first script of a site without a server. */
import "virtual:site-server";
