// Writes .br and .gz beside every file of the built site that gains by it, so that no request pays for compression.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/client/', import.meta.url));
const kept = fileURLToPath(new URL('../node_modules/.cache/compressed/', import.meta.url));
const compressible = /\.(js|css|svg|html|json|txt|webmanifest|wasm|bin)$/;
const worthIt = 256;
/** The runtime and the model for phones take half a minute each, and hardly ever change. */
const worthKeeping = 1_000_000;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
const methods = { br: brotli, gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }) };

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthIt) return;
  const name = content.length > worthKeeping && createHash('sha256').update(content).digest('hex');
  for (const [ending, method] of Object.entries(methods)) {
    const small = `${file}.${ending}`;
    const keptSmall = name && join(kept, `${name}.${ending}`);
    if (keptSmall && (await isCopied(keptSmall, small))) continue;
    await writeFile(small, await method(content));
    if (keptSmall) await copyFile(small, keptSmall);
  }
}

const isCopied = (from: string, to: string) =>
  copyFile(from, to).then(
    () => true,
    () => false,
  );

await mkdir(kept, { recursive: true });
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));
