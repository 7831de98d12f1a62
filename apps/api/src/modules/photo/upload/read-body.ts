import type { Readable } from 'node:stream';
import { photoRefusal } from './photo-refusal.ts';

type Bounds = { length: number; timeoutMs: number };

/** The whole body in memory, or a refusal as soon as it is longer than `length` or takes too long. */
export function readBody(body: Readable, { length, timeoutMs }: Bounds): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Allocated once: joining chunks at the end would need twice the memory.
    const buffer = Buffer.allocUnsafeSlow(length);
    let size = 0;
    const settle = (end: () => void) => {
      clearTimeout(timer);
      body.off('data', onData).off('end', onEnd).off('error', onAbort).off('close', onAbort);
      // Drain the rest, and ignore errors of a dropped connection.
      body.on('error', () => undefined).resume();
      end();
    };
    const refuse = (code: 'photo_too_slow' | 'photo_too_large' | 'photo_unreadable') =>
      settle(() => reject(photoRefusal(code)));
    const onData = (chunk: Buffer) => {
      if (size + chunk.length > length) return refuse('photo_too_large');
      size += chunk.copy(buffer, size);
    };
    const onEnd = () => settle(() => resolve(buffer.subarray(0, size)));
    const onAbort = () => refuse('photo_unreadable');
    const timer = setTimeout(() => refuse('photo_too_slow'), timeoutMs);
    body.on('data', onData).on('end', onEnd).on('error', onAbort).on('close', onAbort);
  });
}
