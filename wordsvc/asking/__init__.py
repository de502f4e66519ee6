"""The use cases of words, as every face has them: judge, explain, find, score.

In goes a question as plain data or as its struct, out comes the answer with its sentences. Whatever
is wrong with a question is raised as ``Faulty``, every fault with its place.
"""
