import { storedToken } from '#web/lib/token.ts';
import { photoFailureText } from '#web/messages/photo.ts';
import { failureOf, isRefused, UploadFailure } from '#web/lib/photo/upload-failure.ts';

export type SendOptions = {
  /** Called with the bytes sent so far. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
};

/** Long enough for any photo on a slow connection. */
const timeoutMs = 90_000;

/** Uses XMLHttpRequest, because `fetch` has no upload progress. Resolves with the response body. */
export async function sendPhoto(
  path: string,
  photo: Blob,
  { onSent, signal }: SendOptions,
): Promise<unknown> {
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  try {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(Math.round((loaded / total) * photo.size)),
    );
    request.upload.addEventListener('load', () => onSent(photo.size));
    const ended = waitForEnd(request, signal);
    start(request, path, photo);
    await ended;
  } finally {
    signal.removeEventListener('abort', abort);
  }
  return readResponse(request);
}

function start(request: XMLHttpRequest, path: string, photo: Blob) {
  request.open('POST', `/api${path}`);
  request.timeout = timeoutMs;
  const token = storedToken.read();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  const form = new FormData();
  // The file name may contain personal data.
  form.append('image', photo, 'foto');
  request.send(form);
}

const waitForEnd = (request: XMLHttpRequest, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const onNetworkFailure = () =>
      reject(new UploadFailure(photoFailureText.network, { isServerUnavailable: true }));
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', onNetworkFailure);
    request.addEventListener('timeout', onNetworkFailure);
    request.addEventListener('abort', () => reject(signal.reason as Error));
  });

function readResponse(request: XMLHttpRequest): unknown {
  const { status } = request;
  const body = readJson(request.responseText);
  if (status < 200 || status >= 300 || body === undefined || isRefused(body))
    throw failureOf({ status, body, retryAfter: request.getResponseHeader('retry-after') });
  return body;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
