from guilda.rules.game cimport Game
from guilda.rules.sagrada.constants cimport *

include "table_fields.pxi"
