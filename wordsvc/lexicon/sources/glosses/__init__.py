"""JMdict's short English glosses: the extract that is shipped, and what makes it."""
