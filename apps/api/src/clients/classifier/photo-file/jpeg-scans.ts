import { endOfImage, type Frame, frameOf, jpegSegments, startOfScan } from './jpeg-segments.ts';

/** Three times what programs write. Each scan is one more pass over the whole picture. */
const scanLimit = 32;
const coefficients = 64;
/** Between two scans only tables and notes may stand. */
const isTable = (marker: number) =>
  marker === 0xc4 ||
  (marker >= 0xdb && marker <= 0xdd) ||
  (marker >= 0xe0 && marker <= 0xef) ||
  marker === 0xfe;

/**
 * Whether a photo of several scans goes on as it should, up to its end. Decoders read all scans before they show
 * anything, so of a broken one they say so only after all the work.
 */
export function hasSoundScans(bytes: Buffer): boolean {
  const frame = frameOf(bytes);
  if (!frame?.hasManyScans) return frame !== undefined;
  const first = [...jpegSegments(bytes)].at(-1)!;
  const addsUp = scanProgress(frame);
  let at: number | undefined = first.from;
  for (let scans = 0; scans < scanLimit; scans += 1) {
    if (!addsUp(bytes, at)) return false;
    at = nextMarker(bytes, after(bytes, at));
    while (at !== undefined && isTable(bytes[at + 1]!)) at = nextMarker(bytes, after(bytes, at));
    if (at === undefined) return false;
    const marker = bytes[at + 1];
    if (marker === endOfImage) return true;
    if (marker !== startOfScan) return false;
  }
  return false;
}

/** Behind the segment that begins here. */
const after = (bytes: Buffer, at: number) =>
  at + 4 <= bytes.length ? at + 2 + Math.max(2, bytes.readUInt16BE(at + 2)) : bytes.length;

/** Inside a scan FF stands before 00 when it means itself, and before D0 to D7 when it means to count along. */
function nextMarker(bytes: Buffer, from: number): number | undefined {
  // By hand: a search that stops at each of two million FFs takes ten times as long.
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1]!;
    if (marker !== 0x00 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return undefined;
}

/** Checks scan after scan that each adds what is still missing: first the rough values, then bit by bit. */
function scanProgress({ isProgressive }: Frame) {
  /** Lowest bit that is known so far, by component and coefficient. */
  const known = new Map<number, number>();
  return (bytes: Buffer, at: number): boolean => {
    const count = bytes[at + 4] ?? 0;
    const last = at + 5 + 2 * count;
    if (count < 1 || count > 4 || last + 3 > bytes.length) return false;
    const [begin, end, bits] = [bytes[last]!, bytes[last + 1]!, bytes[last + 2]!];
    const [high, low] = [bits >> 4, bits & 0x0f];
    if (end < begin || end >= coefficients || (high !== 0 && low !== high - 1)) return false;
    // The mean values come by themselves; all others for one component at a time.
    if (isProgressive && (begin === 0 ? end !== 0 : count !== 1)) return false;
    for (let component = 0; component < count; component += 1) {
      for (let coefficient = begin; coefficient <= end; coefficient += 1) {
        const key = bytes[at + 5 + 2 * component]! * coefficients + coefficient;
        if ((known.get(key) ?? 0) !== high || (high === 0 && known.has(key))) return false;
        known.set(key, low);
      }
    }
    return true;
  };
}
