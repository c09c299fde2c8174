// Run a Python program in Pyodide under Node: node run.mjs PYODIDE PROGRAM [ARCHIVE] [-- ARGUMENT …]
//
// PYODIDE is the folder of the npm package, ARCHIVE a tar that is unpacked where Python finds modules. The program sees its
// arguments in sys.argv; what it prints goes to stdout. `process_time()` of `js` is the processor time of this process.
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const LONGEST_ERROR = 4000;
const separator = process.argv.indexOf("--");
const given = process.argv.slice(2, separator < 0 ? undefined : separator);
const passed = separator < 0 ? [] : process.argv.slice(separator + 1);
const [folder, program, archive] = given;

const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: resolve(folder),
  env: { HOME: "/home/pyodide", GUILDA_PURE: process.env.GUILDA_PURE ?? "0" },
  stdout: (line) => console.log(line),
});
globalThis.process_time = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
try {
  if (archive) python.unpackArchive(new Uint8Array(readFileSync(archive)), "tar", { extractDir: "/lib/guilda" });
  python.globals.set("arguments", python.toPy([basename(program), ...passed]));
  python.runPython("import sys; sys.argv[:] = arguments; sys.path.append('/lib/guilda')");
  python.runPython(readFileSync(program, "utf8"), { filename: program });
} catch (error) {
  // An uncaught error of Pyodide would print a megabyte of its own source.
  console.error(String(error?.message ?? error).slice(-LONGEST_ERROR));
  process.exitCode = 1;
}
