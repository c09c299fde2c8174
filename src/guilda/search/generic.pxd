cimport cython
from guilda.rules.game cimport Game
from guilda.search.evaluation cimport Evaluation

@cython.final
cdef class GenericEvaluation(Evaluation):
    pass
