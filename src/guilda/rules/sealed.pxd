from cpython.object cimport Py_TPFLAGS_BASETYPE, PyTypeObject
from cpython.type cimport PyType_Modified
