import { gifFirstFrameEnd } from './gif-first-frame.ts';

const trailer = Buffer.from(';');

/** Keeps the first frame only: decoders read all frames, up to 300,000, before they return the first. */
export function stripGif(bytes: Buffer): Buffer {
  const end = gifFirstFrameEnd(bytes);
  return end === undefined ? bytes : Buffer.concat([bytes.subarray(0, end), trailer]);
}

/** The first frame is complete. */
export const isIntactGif = (bytes: Buffer): boolean => gifFirstFrameEnd(bytes) !== undefined;
