import { gifFirstFrameEnd } from './gif-first-frame.ts';

const trailer = Buffer.from(';');

/** The first frame alone: decoders visit all the others, three hundred thousand of them, before they show it. */
export function bareGif(bytes: Buffer): Buffer {
  const end = gifFirstFrameEnd(bytes);
  return end === undefined ? bytes : Buffer.concat([bytes.subarray(0, end), trailer]);
}

/** Its first frame is there to its end. */
export const isSoundGif = (bytes: Buffer): boolean => gifFirstFrameEnd(bytes) !== undefined;
