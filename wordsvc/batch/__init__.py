"""Lists in, judged rows out: any size, any usual format, in one process or on many machines.

``source`` cuts files into blocks, ``work`` judges one block wherever it is run (``rows`` reads it,
``ask`` judges, ``target`` writes), ``executor`` says where, ``run`` puts the blocks together.
"""
