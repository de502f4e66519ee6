"""JMdict: the snapshot that is shipped, and the extractor that makes it."""
