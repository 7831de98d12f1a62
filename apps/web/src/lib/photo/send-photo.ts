import { storedToken } from '#web/lib/token.ts';
import { photoFailureText } from '#web/messages/photo.ts';
import { failureOf, isRefused, UploadFailure } from '#web/lib/photo/upload-failure.ts';

export type Watch = {
  /** Bytes of the photo that have left this device. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
};

/** Longer than any photo of ours takes on a weak signal; after that nobody answers any more. */
const patience = 90_000;

/** Posts by XMLHttpRequest, because `fetch` does not tell how much has been sent. Answers what the API said. */
export async function sendPhoto(path: string, photo: Blob, { onSent, signal }: Watch): Promise<unknown> {
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  try {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(Math.round((loaded / total) * photo.size)),
    );
    request.upload.addEventListener('load', () => onSent(photo.size));
    const ended = endOf(request, signal);
    start(request, path, photo);
    await ended;
  } finally {
    signal.removeEventListener('abort', abort);
  }
  return answerOf(request);
}

function start(request: XMLHttpRequest, path: string, photo: Blob) {
  request.open('POST', `/api${path}`);
  request.timeout = patience;
  const token = storedToken.read();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  const form = new FormData();
  // A file's name may say more than its owner means to.
  form.append('image', photo, 'foto');
  request.send(form);
}

const endOf = (request: XMLHttpRequest, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const lose = () => reject(new UploadFailure(photoFailureText.network, { isServerAway: true }));
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', lose);
    request.addEventListener('timeout', lose);
    request.addEventListener('abort', () => reject(signal.reason as Error));
  });

function answerOf(request: XMLHttpRequest): unknown {
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
