import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compressed.server.ts';

const page = `<!DOCTYPE html>${'<p>Pilah sampah.</p>'.repeat(200)}`;
const ask = async (encodings?: string) => {
  const headers = new Headers();
  const request = new Request('http://x/', encodings ? { headers: { 'accept-encoding': encodings } } : {});
  return { body: await compressed(page, request, headers), headers };
};

test('a reader who can take it gets the page compressed', async () => {
  const { body, headers } = await ask('br, gzip');
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(body.length).toBeLessThan(page.length / 5);
  expect(gunzipSync(body).toString()).toBe(page);
});

test('every other reader gets it as it is, and whoever keeps it can tell the two apart', async () => {
  const { body, headers } = await ask();
  expect([body, headers.get('content-encoding'), headers.get('vary')]).toEqual([
    page,
    null,
    'Accept-Encoding',
  ]);
});
