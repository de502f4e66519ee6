"""Where judged rows go; an output appears only when it is whole."""
