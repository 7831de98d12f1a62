import type { Readable } from 'node:stream';
import { photoRefusal } from './photo-refusal.ts';

type Bounds = { length: number; milliseconds: number };

/** The whole body in memory, or a refusal as soon as it is longer than `length` or takes too long. */
export function readBody(body: Readable, { length, milliseconds }: Bounds): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // In one piece from the start: a list that is joined in the end would be twice the memory to clean up.
    const whole = Buffer.allocUnsafeSlow(length);
    let size = 0;
    const settle = (end: () => void) => {
      clearTimeout(tooSlow);
      body.off('data', take).off('end', finish).off('error', breakOff).off('close', breakOff);
      // What still comes flows away, and an error may come when the connection is cut.
      body.on('error', () => undefined).resume();
      end();
    };
    const refuse = (code: 'photo_too_slow' | 'photo_too_large' | 'photo_unreadable') =>
      settle(() => reject(photoRefusal(code)));
    const take = (chunk: Buffer) => {
      if (size + chunk.length > length) return refuse('photo_too_large');
      size += chunk.copy(whole, size);
    };
    const finish = () => settle(() => resolve(whole.subarray(0, size)));
    const breakOff = () => refuse('photo_unreadable');
    const tooSlow = setTimeout(() => refuse('photo_too_slow'), milliseconds);
    body.on('data', take).on('end', finish).on('error', breakOff).on('close', breakOff);
  });
}
