import { stepLimit } from './step-limit.ts';

const begin = 8;

/** A piece of the file: its type, where it begins with its length, and where the next one begins. */
export type Chunk = { type: string; from: number; to: number };

/** From chunk to chunk, without looking into them. The last may end behind the end of the file. */
export function* pngChunks(bytes: Buffer): Generator<Chunk> {
  let from = begin;
  for (let step = 0; step < stepLimit && from + 12 <= bytes.length; step += 1) {
    const to = from + 12 + bytes.readUInt32BE(from);
    yield { type: bytes.toString('latin1', from + 4, from + 8), from, to };
    from = to;
  }
}
