import { gifFirstFrame, gifFrameEnd } from './gif-first-frame.ts';

const trailer = Buffer.from(';');

/** The first frame alone: decoders visit all the others, three hundred thousand of them, before they show it. */
export function bareGif(bytes: Buffer): Buffer {
  const from = gifFirstFrame(bytes);
  const end = from === undefined ? undefined : gifFrameEnd(bytes, from);
  return end === undefined ? bytes : Buffer.concat([bytes.subarray(0, end), trailer]);
}

/** Its first frame is there to its end. */
export function isSoundGif(bytes: Buffer): boolean {
  const from = gifFirstFrame(bytes);
  return from !== undefined && gifFrameEnd(bytes, from) !== undefined;
}
