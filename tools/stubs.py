"""Write type stubs for the compiled modules into `stubs/`, or check them (`--check`).

A compiled class has fewer methods than its source: native methods cannot be called from Python. A stub has exactly the
public ones that a compiled module has. Signatures and docstrings come from the source, types of attributes from the
.pxd files. The stubs are not beside the sources, because type checkers would then no longer check the sources; the
wheel has them beside the modules.
"""

from __future__ import annotations

import ast
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
STUBS = ROOT / "stubs"
HEADERS_ONLY = ("cells", "constants", "packed", "units")
C_TYPES = {"int": "int", "bint": "bool", "double": "float", "unsigned long long": "int", "str": "str", "object": "Any"}
ATTRIBUTE = re.compile(r"^    cdef (readonly|public) ([\w ]+?)(\[.*?\])? (\w+)(?:  #.*)?$", re.MULTILINE)
KEPT = {"__init__", "__eq__", "__hash__", "__repr__", "__str__"}


def compiled_modules() -> list[str]:
    """Return the names of the modules that have a .pxd beside them."""
    headers = sorted(SOURCE.glob("guilda/**/*.pxd"))
    return [module_name(header) for header in headers if not header.stem.endswith(HEADERS_ONLY)]


def module_name(path: Path) -> str:
    """Return the dotted name of a source file."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def source_of(name: str) -> Path:
    """Return the source file of a module."""
    return SOURCE.joinpath(*name.split(".")).with_suffix(".py")


def attributes(name: str, kind: str) -> dict[str, tuple[str, bool]]:
    """Return the public C attributes of a class: their Python type, and whether they can be set."""
    header = source_of(name).with_suffix(".pxd")
    texts = [header.read_text(), *(each.read_text() for each in header.parent.glob(f"{header.stem}_fields.pxi"))]
    found = {}
    for text in texts:
        for body in re.findall(rf"^cdef class {kind}\b.*?:\n((?:(?:    .*)?\n)+)", text, re.MULTILINE):
            for visibility, c_type, array, attribute in ATTRIBUTE.findall(body):
                found[attribute] = (python_type(c_type, array), visibility == "public")
    return found


def is_final(name: str, kind: str) -> bool:
    """Return whether a compiled class allows no subclasses."""
    header = source_of(name).with_suffix(".pxd").read_text()
    return re.search(rf"^@cython\.final\ncdef class {kind}\b", header, re.MULTILINE) is not None


def python_type(c_type: str, array: str) -> str:
    """Return the Python type of a C attribute."""
    if array.startswith("[:"):
        return "Any"
    if array:
        return "list[int]"
    return C_TYPES.get(c_type, f"{c_type} | None" if c_type[:1].isupper() else f"{c_type}[Any]")


class Stub:
    """The stub of one module."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.module = import_module(name)
        self.tree = ast.parse(source_of(name).read_text(encoding="utf-8"))
        if not (self.module.__file__ or "").endswith((".so", ".pyd")):
            sys.exit(f"{name} is not compiled: stubs are made from compiled modules")

    def text(self) -> str:
        """Return the stub."""
        parts: list[str] = []
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and hasattr(self.module, node.name):
                parts.append(self.class_text(node))
            elif isinstance(node, ast.FunctionDef) and self.is_public(node.name, self.module):
                parts.append(function_text(node, ""))
        docstring = ast.get_docstring(self.tree, clean=False)
        body = "\n\n".join(parts)
        return "\n".join([f'"""{docstring}"""', "", *self.imports(body), "", body]).rstrip() + "\n"

    def is_public(self, name: str, owner: object) -> bool:
        """Return whether a name of a module or class is public and visible to Python."""
        return name in vars(owner) and (not name.startswith("_") or name in KEPT)

    def imports(self, body: str) -> list[str]:
        """Return the imports of the source that the stub needs, those for type checkers included."""
        lines = ["from typing import Any, final"]
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module not in ("__future__", "typing"):
                used = [each for each in node.names if re.search(rf"\b{re.escape(each.asname or each.name)}\b", body)]
                if used:
                    lines.append(f"from {node.module} import {', '.join(map(ast.unparse, used))}")
            elif isinstance(node, ast.ImportFrom) and node.module == "typing":
                names = {each.name for each in node.names if re.search(rf"\b{each.name}\b", body)}
                more = sorted(names - {"Any", "final", "TYPE_CHECKING", "Annotated"})
                lines += [f"from typing import {', '.join(more)}"] if more else []
        return sorted(set(lines))

    def class_text(self, node: ast.ClassDef) -> str:
        """Return a class with what it has when compiled."""
        kind: Any = getattr(self.module, node.name)
        bases = ", ".join(map(ast.unparse, node.bases))
        lines = [f"class {node.name}({bases}):" if bases else f"class {node.name}:"]
        if is_final(self.name, node.name):
            lines.insert(0, "@final")
        docstring = ast.get_docstring(node, clean=False)
        if docstring:
            lines.append(f'    """{docstring}"""')
        for name, (python, public) in attributes(self.name, node.name).items():
            if not name.startswith("_"):
                settable = hasattr(kind, f"_set_{name}")  # in classes derived in Python
                lines += (
                    [f"    {name}: {python}"] if public else ["    @property", f"    def {name}(self) -> {python}: ..."]
                )
                lines += [f"    @{name}.setter", f"    def {name}(self, value: {python}) -> None: ..."] * settable
        for part in node.body:
            if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
                name = part.targets[0].id
                if self.is_public(name, kind):
                    lines.append(f"    {name}: {type(getattr(kind, name)).__name__}")
            elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and isinstance(kind, type):
                if issubclass(kind, tuple):
                    lines.append(f"    {ast.unparse(part)}")
            elif isinstance(part, ast.FunctionDef) and self.is_public(part.name, kind):
                lines.append(function_text(part, "    "))
        if len(lines) == 1:
            lines.append("    ...")
        return "\n".join(lines) + "\n"


def function_text(node: ast.FunctionDef, indent: str) -> str:
    """Return the signature of a function and its docstring."""
    decorators = [f"{indent}@{ast.unparse(each)}" for each in node.decorator_list]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    head = f"{indent}def {node.name}({ast.unparse(node.args)}){returns}:"
    docstring = ast.get_docstring(node, clean=False)
    if docstring is None:
        return "\n".join([*decorators, f"{head} ..."])
    return "\n".join([*decorators, head, f'{indent}    """{docstring}"""'])


def stub_path(name: str) -> Path:
    """Return the path of a module's stub."""
    return STUBS.joinpath(*name.split(".")).with_suffix(".pyi")


def stale() -> list[str]:
    """Return the stubs that are missing or differ from the modules, and those of modules that are gone."""
    names = compiled_modules()
    wrong = [
        name
        for name in names
        if not stub_path(name).exists() or outline(stub_path(name).read_text()) != outline(Stub(name).text())
    ]
    known = {stub_path(name) for name in names}
    return wrong + [str(path) for path in STUBS.rglob("*.pyi") if path not in known]


def outline(text: str) -> str:
    """Return a stub without docstrings, whose wording may differ."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not is_text(part)]
    return ast.dump(tree)


def is_text(node: ast.stmt) -> bool:
    """Return whether a statement is a docstring or a placeholder."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def write() -> None:
    """Write all stubs."""
    for path in STUBS.rglob("*.pyi"):
        path.unlink()
    for name in compiled_modules():
        stub_path(name).parent.mkdir(parents=True, exist_ok=True)
        stub_path(name).write_text(Stub(name).text(), encoding="utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(SOURCE))
    if sys.argv[1:] == ["--check"]:
        found = stale()
        sys.exit(f"stubs that are not up to date (python tools/stubs.py): {', '.join(found)}" if found else 0)
    write()
