import type { DeviceFile } from './files.ts';
import { keepFile, keepWorker, missingFiles, removeOlder } from './kept-model.ts';

/** What arrived is not what was shipped. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

type Watch = { onProgress: (received: number, total: number) => void; signal: AbortSignal };

/**
 * Fetches what is missing, one file after the other; each is kept as soon as it proved right, so a second try pays for
 * the rest only.
 */
export async function downloadModel({ onProgress, signal }: Watch): Promise<void> {
  await removeOlder();
  const missing = await missingFiles();
  // Until the server says how much each is, as much as is expected.
  const sizes = missing.map(({ transferred }) => transferred);
  const sum = (some: number[]) => some.reduce((total, size) => total + size, 0);
  for (const [index, file] of missing.entries()) {
    const answer = await fetchFile(file.address, signal);
    sizes[index] = Number(answer.headers.get('content-length')) || file.transferred;
    const bytes = await readBody(answer, file, (share) =>
      onProgress(sum(sizes.slice(0, index)) + Math.round(share * sizes[index]!), sum(sizes)),
    );
    await keepFile(file, await proved(file, bytes));
    signal.throwIfAborted();
  }
  await keepWorker(signal);
}

/** Past the browser's own cache: it is kept once, and a broken copy does not come back from there. */
async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal, cache: 'no-store' });
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`);
  return answer;
}

/** The browser tells how much it has decompressed; the network brought about the same share of what it carries. */
async function readBody(
  { body }: Response,
  { address, bytes }: DeviceFile,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(bytes);
  const reader = body!.getReader();
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (received + value.length > bytes) throw new DamagedFile(`${address} is longer than ${bytes} bytes`);
    whole.set(value, received);
    received += value.length;
    onShare(received / bytes);
  }
  if (received < bytes) throw new DamagedFile(`${address} ended after ${received} of ${bytes} bytes`);
  return whole;
}

async function proved(file: DeviceFile, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const unpacked = file.unpack ? file.unpack(bytes) : bytes;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', unpacked));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (sha256 !== file.sha256) throw new DamagedFile(`${file.address} is not what was shipped`);
  return unpacked;
}
