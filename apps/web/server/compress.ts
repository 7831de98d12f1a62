// Precompresses the built site to .br and .gz, so that no request pays for compression.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/client/', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/compressed/', import.meta.url));
const compressible = /\.(js|css|svg|html|json|txt|webmanifest|wasm|bin)$/;
const minBytes = 256;
/** The on-device runtime and model take half a minute each to compress and rarely change. */
const minBytesToCache = 1_000_000;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
const methods = { br: brotli, gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }) };

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const name = content.length > minBytesToCache && createHash('sha256').update(content).digest('hex');
  for (const [ending, method] of Object.entries(methods)) {
    const compressed = `${file}.${ending}`;
    const cached = name && join(cacheFolder, `${name}.${ending}`);
    if (cached && (await tryCopy(cached, compressed))) continue;
    await writeFile(compressed, await method(content));
    if (cached) await copyFile(compressed, cached);
  }
}

const tryCopy = (from: string, to: string) =>
  copyFile(from, to).then(
    () => true,
    () => false,
  );

await mkdir(cacheFolder, { recursive: true });
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));
