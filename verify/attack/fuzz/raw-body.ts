import { gzipSync } from 'node:zlib';
import { badForm } from '@app/api/test/bad-forms.ts';
import { mutated, otherFile, pixelBomb, polyglot, type Originals } from '@app/api/test/bad-photos.ts';
import { form } from '@app/api/test/upload.ts';
import type { Route } from '@app/contract/route';
import type { Source } from './valid-values.ts';
import { jsonSchemaOf } from './json-schema.ts';

type EncodedBody = {
  bytes: string | Buffer | undefined;
  headers: Record<string, string>;
  /** The parsed value; undefined for an empty or malformed body. */
  value?: unknown;
  /** False when the bytes are malformed or are an upload. */
  isWellFormed: boolean;
};

let photos: Originals;
/** The corpus of uploads is that of the API's own tests. */
export const loadPhotos = (loaded: Originals) => (photos = loaded);

export const isUpload = ({ body }: Route): boolean =>
  body !== undefined && jsonSchemaOf(body).properties?.image?.format === 'binary';

function upload({ random }: Source): EncodedBody {
  const { headers, payload } = random.pick([
    () => form(photos.jpeg),
    () =>
      form(mutated(random, photos[random.pick(['jpeg', 'png', 'gif', 'webp', 'cmyk', 'phone'] as const)])),
    () => form(pixelBomb(random, photos)),
    () => form(polyglot(random, photos)),
    () => form(otherFile(random)),
    () => badForm(random, photos.jpeg),
  ])();
  return { bytes: payload, headers, isWellFormed: false };
}

const json = { 'content-type': 'application/json' };

/** Bytes that cannot be parsed. */
function malformedBody({ random }: Source, text: string): EncodedBody {
  const [bytes, headers] = random.pick<[string | Buffer, Record<string, string>]>([
    [text.slice(0, random.below(text.length + 1)), json],
    [`${text}}`, json],
    [`\ufeff${text}`, json],
    ['{"__proto__":{"role":"admin"},"a":1}', json],
    ['{"constructor":{"prototype":{"role":"admin"}}}', json],
    [text.replace('{', '{"__proto__":{"isSecuredStaff":true},'), json],
    ['[', json],
    ['['.repeat(30_000), json],
    ['{"a":'.repeat(10_000), json],
    ['1e999999', json],
    ['"'.padEnd(70_000, 'a'), json],
    [text, { 'content-type': 'text/plain' }],
    [text, { 'content-type': 'application/xml' }],
    [text, {}],
    ['a=1&b[c]=2', { 'content-type': 'application/x-www-form-urlencoded' }],
    [gzipSync(text), { ...json, 'content-encoding': 'gzip' }],
    [Buffer.from(text, 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }],
    [Buffer.from([0xff, 0xfe, 0xc0, 0x80]), json],
    [form(photos.jpeg).payload, form(photos.jpeg).headers],
    [text, { 'content-type': `application/json; ${'x=1;'.repeat(500)}` }],
  ]);
  return { bytes, headers, isWellFormed: false };
}

/** Encodes a value as a request body. */
export function encodeBody(source: Source, route: Route, value: unknown, isMalformed: boolean): EncodedBody {
  if (isUpload(route)) return upload(source);
  const text = JSON.stringify(value);
  if (isMalformed && route.method !== 'GET') return malformedBody(source, text ?? '{"a":1}');
  if (text === undefined || route.method === 'GET')
    return { bytes: undefined, headers: {}, isWellFormed: true };
  // Above the body limit: refused for its size.
  if (Buffer.byteLength(text) > 64 * 1024) return { bytes: text, headers: json, isWellFormed: false };
  return { bytes: text, headers: json, value: JSON.parse(text) as unknown, isWellFormed: true };
}
