import { jpegSegments, startOfScan } from './jpeg-segments.ts';
import { orientationIn, orientationTag } from './orientation.ts';

const exif = Buffer.from('Exif\0\0', 'latin1');
const [comment, colourProfile, adobe, exifMarker] = [0xfe, 0xe2, 0xee, 0xe1];

/** Keeps the tables, JFIF (APP0), the ICC profile and the Adobe colour transform. */
function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === colourProfile) return content.toString('latin1', 0, 12) === 'ICC_PROFILE\0';
  if (marker > 0xe0 && marker <= 0xef) return marker === adobe;
  return marker !== comment;
}

/** Removes the metadata except the orientation. */
export function stripJpeg(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let orientation: number | undefined;
  for (const { marker, from, to } of jpegSegments(bytes)) {
    const content = bytes.subarray(from + 4, to);
    if (marker === startOfScan) {
      return Buffer.concat([
        bytes.subarray(0, 2),
        ...exifSegment(orientation ?? 1),
        ...parts,
        bytes.subarray(from),
      ]);
    }
    if (marker === exifMarker && content.subarray(0, exif.length).equals(exif)) {
      orientation ??= orientationIn(content.subarray(exif.length));
    }
    if (isNeeded(marker, content)) parts.push(bytes.subarray(from, to));
  }
  return bytes;
}

function exifSegment(orientation: number): Buffer[] {
  const tiff = orientationTag(orientation);
  if (!tiff) return [];
  const head = Buffer.from([0xff, exifMarker, 0, 2 + exif.length + tiff.length]);
  return [head, exif, tiff];
}
