import { orientationIn, orientationTag } from './orientation.ts';
import { stepLimit } from './step-limit.ts';

const headerLength = 12;
const frame = 'ANMF';
const neededChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', frame, 'ICCP']);
/** VP8X flag bits: EXIF alone, and EXIF with XMP. */
const [exifFlag, metadataFlags] = [0x08, 0x0c];

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** Removes the metadata except the orientation. */
export function stripWebp(bytes: Buffer): Buffer {
  // Only the extended format has metadata.
  if (bytes.toString('latin1', headerLength, headerLength + 4) !== 'VP8X' || bytes.length < 30) return bytes;
  const parts: Buffer[] = [];
  let orientation = 1;
  let hasFrame = false;
  let at = headerLength;
  for (let step = 0; step < stepLimit && at + 8 <= bytes.length; step += 1) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (type === 'EXIF') {
      const content = bytes.subarray(at + 8, end);
      orientation = orientationIn(
        content.toString('latin1', 0, 4) === 'Exif' ? content.subarray(6) : content,
      );
    }
    // Only the first frame of an animation is kept: decoders iterate over all frames.
    const isLaterFrame = type === frame && hasFrame;
    hasFrame ||= type === frame;
    if (neededChunks.has(type) && !isLaterFrame) parts.push(bytes.subarray(at, end));
    at = end;
  }
  const orientationExif = orientationTag(orientation);
  if (orientationExif) parts.push(chunk('EXIF', orientationExif));
  const stripped = Buffer.concat([bytes.subarray(0, headerLength), ...parts]);
  stripped.writeUInt32LE(stripped.length - 8, 4);
  stripped[20] = (stripped[20]! & ~metadataFlags) | (orientationExif ? exifFlag : 0);
  return stripped;
}

/** The file has its declared length. Some encoders omit the padding byte. */
export const isIntactWebp = (bytes: Buffer): boolean =>
  bytes.length >= headerLength && bytes.readUInt32LE(4) + 8 <= bytes.length + 1;
