import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Level 1 makes a page a fifth larger; above 5 there is little gain. */
const level = 5;

/** Compressed here so that the shared cache stores it compressed; a gateway would compress it for every request. */
export async function compressed(
  html: string,
  request: Request,
  headers: Headers,
): Promise<string | Uint8Array<ArrayBuffer>> {
  headers.append('vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return html;
  headers.set('content-encoding', 'gzip');
  return new Uint8Array(await promisify(gzip)(html, { level }));
}
