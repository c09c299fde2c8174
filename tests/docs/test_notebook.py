"""The notebook in `examples` runs, and shows drawings."""

from pathlib import Path

import pytest

nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")
NOTEBOOK = Path(__file__).parents[2] / "examples" / "tour.ipynb"


@pytest.mark.filterwarnings("ignore")  # of the kernel's own packages
def test_the_notebook_runs_and_shows_boards_and_a_review(tmp_path: Path) -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert all(not cell.outputs for cell in notebook.cells if cell.cell_type == "code"), "clear the outputs"
    client = nbclient.NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(tmp_path)}})
    client.execute()
    shown = [
        output.data
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if "data" in output
    ]
    assert sum("image/svg+xml" in data for data in shown) == 3
    assert sum("text/html" in data for data in shown) == 1
