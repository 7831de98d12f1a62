import type { Size } from './size.ts';

/** Channels per pixel, by colour type. A palette decodes to RGBA. */
const channelsByColourType: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** IHDR is always the first chunk. */
export function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const channelCount = channelsByColourType[bytes[25]!];
  if (!channelCount) return undefined;
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    pixelBytes: channelCount * (bytes[24] === 16 ? 2 : 1),
  };
}
