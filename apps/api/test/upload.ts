import { classifyPhoto } from '@app/contract/smart-sort';
import type { TestApi } from './harness.ts';

const boundary = 'batas-formulir-7f3a';

type Given = { headers?: Record<string, string>; fileName?: string; type?: string; field?: string };

/** A form as a browser sends it. */
export function form(
  bytes: Buffer,
  { fileName = 'foto.jpg', type = 'image/jpeg', field = 'image' }: Given = {},
) {
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n` +
    `Content-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** One photo to the classifier. */
export function upload({ app }: Pick<TestApi, 'app'>, bytes: Buffer, given: Given = {}) {
  const { headers, payload } = form(bytes, given);
  return app.inject({
    method: classifyPhoto.method,
    url: classifyPhoto.path,
    headers: { ...headers, ...given.headers },
    payload,
  });
}

/** The same over a connection, which the caller may break off. */
export function uploadTo(
  address: string,
  bytes: Buffer,
  { signal, ...given }: Given & { signal: AbortSignal },
): Promise<Response> {
  const { headers, payload } = form(bytes, given);
  return fetch(`${address}${classifyPhoto.path}`, {
    method: classifyPhoto.method,
    headers: { ...headers, ...given.headers },
    body: new Uint8Array(payload),
    signal,
  });
}
