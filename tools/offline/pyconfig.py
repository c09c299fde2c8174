"""Print the pyconfig.h of the Python that runs this, for the names in another build's pyconfig.h (the first argument).

In Pyodide it gives the header that its npm package lacks. Line one is the suffix of extension modules.
"""

import sys
import sysconfig

values = sysconfig.get_config_vars()
print(values["EXT_SUFFIX"])
for name in sys.argv[1].split():
    if values.get(name):
        print(f"#define {name} {values[name]}")
