import { frameOf } from '#api/clients/classifier/photo-file/jpeg-segments.ts';
import type { Size } from './size.ts';

export function jpegSize(bytes: Buffer): Size | undefined {
  const frame = frameOf(bytes);
  if (!frame) return undefined;
  const { width, height, components, hasManyScans } = frame;
  return { width, height, pixelBytes: hasManyScans ? 2 * components : 0 };
}
