"""Where blocks are judged: in this process, in several, on other machines."""
