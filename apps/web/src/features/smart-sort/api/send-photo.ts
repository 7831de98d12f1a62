import { classifyPhoto } from '@app/contract/smart-sort';
import type { Province } from '@app/contract/provinces';
import type { RouteOutput } from '@app/contract/route';
import { storedToken } from '#web/lib/token.ts';
import { failureText } from '#web/messages/smart-sort.ts';
import { storedProvince } from '../stored-province.ts';
import { failureOf, isRefused, UploadFailure } from '../upload-failure.ts';

export type Classified = RouteOutput<typeof classifyPhoto>['data'];

type Watch = {
  /** Bytes of the photo that have left this device. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
};

/** Longer than any photo of ours takes on a weak signal; after that nobody answers any more. */
const patience = 90_000;

/** Sends by XMLHttpRequest, because `fetch` does not tell how much has been sent. */
export async function sendPhoto(photo: Blob, { onSent, signal }: Watch): Promise<Classified> {
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
    start(request, photo);
    await ended;
  } finally {
    signal.removeEventListener('abort', abort);
  }
  return answerOf(request);
}

function start(request: XMLHttpRequest, photo: Blob) {
  request.open(classifyPhoto.method, addressOf(storedProvince.read()));
  request.timeout = patience;
  const token = storedToken.read();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  const form = new FormData();
  // A file's name may say more than its owner means to.
  form.append('image', photo, 'foto');
  request.send(form);
}

/** With a province, the answer names the place to bring it to. */
function addressOf(province: Province | undefined): string {
  const query = province ? `?${new URLSearchParams({ province })}` : '';
  return `/api${classifyPhoto.path}${query}`;
}

const endOf = (request: XMLHttpRequest, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const lose = () => reject(new UploadFailure(failureText.network));
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', lose);
    request.addEventListener('timeout', lose);
    request.addEventListener('abort', () => reject(signal.reason as Error));
  });

function answerOf(request: XMLHttpRequest): Classified {
  const { status } = request;
  const body = readJson(request.responseText);
  if (status < 200 || status >= 300 || isRefused(body))
    throw failureOf({ status, body, retryAfter: request.getResponseHeader('retry-after') });
  return classifyPhoto.response.parse(body).data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
