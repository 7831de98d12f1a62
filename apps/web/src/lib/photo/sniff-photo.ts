export type PhotoKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

const headBytes = 64;
const heifBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs']);

/** What a file really is, by its first bytes; its name and its declared type prove nothing. */
export async function sniffPhoto(file: Blob): Promise<PhotoKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return isHeif(bytes, text) ? 'heif' : undefined;
}

/** The box `ftyp` lists the brands a file fits: one of HEVC's must be there, or it is AVIF or a film. */
function isHeif(bytes: Uint8Array, text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false;
  const boxBytes = Math.min(new DataView(bytes.buffer).getUint32(0), text.length);
  const brands = text.slice(8, boxBytes).match(/.{4}/gs) ?? [];
  return brands.some((brand) => heifBrands.has(brand));
}
