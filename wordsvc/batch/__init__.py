"""Lists in, judged rows out: any size, any usual format, in one process or on many machines.

``read`` cuts a list into blocks and a block into rows, ``judge`` answers the rows, ``write`` puts
the answers beside them, ``report`` draws what was counted. ``block`` does the first three for one
block wherever it is run, ``executor`` says where, ``run`` puts the blocks together.
"""
