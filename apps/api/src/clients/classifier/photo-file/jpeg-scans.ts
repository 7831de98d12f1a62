import { endOfImage, type Frame, frameOf, jpegSegments, startOfScan } from './jpeg-segments.ts';

/** Three times what encoders write. Each scan is one more pass over the whole picture. */
const scanLimit = 32;
const coefficients = 64;
/** Only tables, application data and comments may be between two scans. */
const isTable = (marker: number) =>
  marker === 0xc4 ||
  (marker >= 0xdb && marker <= 0xdd) ||
  (marker >= 0xe0 && marker <= 0xef) ||
  marker === 0xfe;

/**
 * Whether all scans of a multi-scan photo are valid up to the end. Decoders read all scans before they return, so they
 * report a broken one only after all the work.
 */
export function hasIntactScans(bytes: Buffer): boolean {
  const frame = frameOf(bytes);
  if (!frame?.hasManyScans) return frame !== undefined;
  const first = [...jpegSegments(bytes)].at(-1)!;
  const isValidScan = scanValidator(frame);
  let at: number | undefined = first.from;
  for (let scans = 0; scans < scanLimit; scans += 1) {
    if (!isValidScan(bytes, at)) return false;
    at = nextMarker(bytes, segmentEnd(bytes, at));
    while (at !== undefined && isTable(bytes[at + 1]!)) at = nextMarker(bytes, segmentEnd(bytes, at));
    if (at === undefined) return false;
    const marker = bytes[at + 1];
    if (marker === endOfImage) return true;
    if (marker !== startOfScan) return false;
  }
  return false;
}

/** End of the segment at `at`. */
const segmentEnd = (bytes: Buffer, at: number) =>
  at + 4 <= bytes.length ? at + 2 + Math.max(2, bytes.readUInt16BE(at + 2)) : bytes.length;

/** In scan data FF 00 is an escaped FF, and FF D0 to FF D7 are restart markers. */
function nextMarker(bytes: Buffer, from: number): number | undefined {
  // A plain loop: `indexOf` that stops at each of two million FF bytes is ten times slower.
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1]!;
    if (marker !== 0x00 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return undefined;
}

/** Checks that each scan refines what the previous scans left: first the high bits, then bit by bit. */
function scanValidator({ isProgressive }: Frame) {
  /** Lowest bit received so far, by component and coefficient. */
  const lowestBits = new Map<number, number>();
  return (bytes: Buffer, at: number): boolean => {
    const count = bytes[at + 4] ?? 0;
    const last = at + 5 + 2 * count;
    if (count < 1 || count > 4 || last + 3 > bytes.length) return false;
    const [begin, end, bits] = [bytes[last]!, bytes[last + 1]!, bytes[last + 2]!];
    const [high, low] = [bits >> 4, bits & 0x0f];
    if (end < begin || end >= coefficients || (high !== 0 && low !== high - 1)) return false;
    // DC coefficients have scans of their own; AC scans have one component each.
    if (isProgressive && (begin === 0 ? end !== 0 : count !== 1)) return false;
    for (let component = 0; component < count; component += 1) {
      for (let coefficient = begin; coefficient <= end; coefficient += 1) {
        const key = bytes[at + 5 + 2 * component]! * coefficients + coefficient;
        if ((lowestBits.get(key) ?? 0) !== high || (high === 0 && lowestBits.has(key))) return false;
        lowestBits.set(key, low);
      }
    }
    return true;
  };
}
