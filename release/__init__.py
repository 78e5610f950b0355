"""Builds what is published: the source distribution, and a wheel for every platform with compiled rules inside."""
