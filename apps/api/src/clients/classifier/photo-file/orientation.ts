const tag = 0x0112;
const upright = 1;

/** The EXIF orientation, 1 to 8, from the first TIFF directory. Nothing else is parsed. */
export function orientationIn(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return upright;
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return upright;
  const entries = short(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) break;
    if (short(at) !== tag) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : upright;
  }
  return upright;
}

/** A TIFF header with only the orientation; undefined when upright. */
export function orientationTag(orientation: number): Buffer | undefined {
  if (orientation === upright) return undefined;
  const header = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0?\0\0\0\0\0\0', 'latin1');
  header[19] = orientation;
  return header;
}
