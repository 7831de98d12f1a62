import type { Random } from './random.ts';
import { form } from './upload.ts';

type Form = ReturnType<typeof form>;

const crlf = '\r\n';
const boundaryLine = (headers: Form['headers']) => `--${headers['content-type'].split('boundary=')[1]}`;

/** A photo in a malformed, oversized or multi-part form. */
export function badForm(random: Random, photo: Buffer): Form {
  const good = form(photo);
  const boundary = boundaryLine(good.headers);
  const field = (name: string, value: string) =>
    `${boundary}${crlf}Content-Disposition: form-data; name="${name}"${crlf}${crlf}${value}${crlf}`;
  const withPayload = (...parts: (string | Buffer)[]): Form => ({
    headers: good.headers,
    payload: Buffer.concat(parts.map((part) => Buffer.from(part as string))),
  });
  const withType = (type: string): Form => ({ headers: { 'content-type': type }, payload: good.payload });
  const at = random.below(good.payload.length);
  return random.pick([
    () => withPayload(...Array.from({ length: 1000 }, (_, n) => field(`f${n}`, 'x')), good.payload),
    () => withPayload(good.payload.subarray(0, -6), crlf, field('catatan', 'x'), `${boundary}--${crlf}`),
    () => withPayload(field('image', 'x'), good.payload),
    () => withPayload(good.payload.subarray(0, at)),
    () => withPayload(good.payload.subarray(1 + at)),
    () => withPayload(boundary, crlf, 'X-A: '.padEnd(60_000, 'a'), crlf, good.payload),
    () => withPayload(boundary, crlf, ...Array.from({ length: 5000 }, (_, n) => `X-${n}: 1${crlf}`), crlf),
    () => withPayload(...Array.from({ length: 20_000 }, () => boundary + crlf)),
    () => withPayload(boundary),
    () => withPayload(random.bytes(2000)),
    () => withType('multipart/form-data'),
    () => withType(`multipart/form-data; boundary=${'b'.repeat(3000)}`),
    () => withType('multipart/form-data; boundary=""'),
    () => withType('multipart/form-data; boundary=lain'),
    () => withType('multipart/mixed; boundary=lain'),
    () => withType('application/octet-stream'),
  ])();
}
