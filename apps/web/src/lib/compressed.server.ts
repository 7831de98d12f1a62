import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Of a page, level 1 leaves a fifth more; above 5 there is little left to win. */
const level = 5;

/** A page as its reader can take it. Done here, once, it is kept like that; a gateway would do it for every reader. */
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
