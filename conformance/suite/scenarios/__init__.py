"""The modules that bind the features of each language to pytest."""
