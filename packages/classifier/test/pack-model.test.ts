import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packModel } from '../src/pack-model.ts';
import { unpackModel } from '../src/packed-model.ts';
import { shippedModel } from '../src/settings.ts';

const model = readFileSync(join(import.meta.dirname, '../model', shippedModel.file));

// The gateway sends Brotli, which takes its time.
const compressionMs = 120_000;

it(
  'The model travels in less than 5 MB and arrives as the very file that was shipped',
  { timeout: compressionMs },
  () => {
    const packed = packModel(model);
    expect(brotliCompressSync(packed).length).toBeLessThan(5_000_000);
    const arrived = unpackModel(new Uint8Array(packed));
    expect(createHash('sha256').update(arrived).digest('hex')).toBe(shippedModel.sha256);
  },
);

it('A file without weights that began as copies travels as it is', () => {
  const plain = Uint8Array.of(8, 9, 18, 2, 104, 105);
  expect([...unpackModel(new Uint8Array(packModel(plain)))]).toEqual([...plain]);
});
