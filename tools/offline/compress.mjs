// Write FILE.br and FILE.gz beside each file, as small as they get: node compress.mjs [--haste] FILE …
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const haste = process.argv[2] === "--haste";
for (const file of process.argv.slice(haste ? 3 : 2)) {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: haste ? constants.BROTLI_MIN_QUALITY : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: haste ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION }));
}
