// Writes .br and .gz beside every text file of the built site, so that no request pays for compression.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/client/', import.meta.url));
const compressible = /\.(js|css|svg|html|json|txt|webmanifest|wasm)$/;
const worthIt = 256;

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

for (const file of files) {
  const content = await readFile(file);
  if (content.length < worthIt) continue;
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
