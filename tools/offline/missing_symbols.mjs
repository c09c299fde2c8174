// Print the symbols that compiled modules import and Pyodide does not export: node missing_symbols.mjs MAIN.wasm MODULE.so …
// A missing symbol would only be noticed when it is first called.
import { readFileSync } from "node:fs";

const FROM_THE_LOADER = ["memory", "__indirect_function_table", "__stack_pointer", "__memory_base", "__table_base"];
const [main, ...modules] = process.argv.slice(2);
const compiled = (file) => new WebAssembly.Module(readFileSync(file));
const known = new Set([...FROM_THE_LOADER, ...WebAssembly.Module.exports(compiled(main)).map(({ name }) => name)]);
let missing = 0;
for (const file of modules) {
  for (const { name } of WebAssembly.Module.imports(compiled(file))) {
    if (known.has(name)) continue;
    console.log(`${file}: ${name}`);
    missing += 1;
  }
}
process.exitCode = missing > 0 ? 1 : 0;
