import { stepLimit } from './step-limit.ts';

const signatureLength = 8;

/** A chunk: its type, start (at the length field) and end. */
export type Chunk = { type: string; from: number; to: number };

/** Iterates over the chunks without parsing them. The last may end beyond the end of the file. */
export function* pngChunks(bytes: Buffer): Generator<Chunk> {
  let from = signatureLength;
  for (let step = 0; step < stepLimit && from + 12 <= bytes.length; step += 1) {
    const to = from + 12 + bytes.readUInt32BE(from);
    yield { type: bytes.toString('latin1', from + 4, from + 8), from, to };
    from = to;
  }
}
