export type PhotoKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

const headBytes = 64;
const heifBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs']);

/** Detects the file type by its first bytes; the name and the declared type are not reliable. */
export async function sniffPhoto(file: Blob): Promise<PhotoKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return isHeif(bytes, text) ? 'heif' : undefined;
}

/** The `ftyp` box lists the file's brands: without an HEVC brand it is AVIF or a video. */
function isHeif(bytes: Uint8Array, text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false;
  const boxBytes = Math.min(new DataView(bytes.buffer).getUint32(0), text.length);
  const brands = text.slice(8, boxBytes).match(/.{4}/gs) ?? [];
  return brands.some((brand) => heifBrands.has(brand));
}
