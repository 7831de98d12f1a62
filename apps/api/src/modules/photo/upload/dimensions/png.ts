import type { Size } from './size.ts';

/** Values per pixel, by the kind of colour. A palette unfolds to colours and glass. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** The header comes first, always in the same place. */
export function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const values = channels[bytes[25]!];
  if (!values) return undefined;
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    pixelBytes: values * (bytes[24] === 16 ? 2 : 1),
  };
}
