import type { DeviceFile } from './files.ts';
import { keepFile, keepWorker, missingFiles, removeOldModels } from './kept-model.ts';

/** The downloaded file does not match the expected one. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

type DownloadOptions = { onProgress: (received: number, total: number) => void; signal: AbortSignal };

/**
 * Downloads the missing files in sequence; each is stored as soon as it is verified, so a retry downloads only the
 * rest.
 */
export async function downloadModel({ onProgress, signal }: DownloadOptions): Promise<void> {
  const missing = await missingFiles();
  // Expected sizes, until the response headers give the real ones.
  const sizes = missing.map(({ transferred }) => transferred);
  const sum = (values: number[]) => values.reduce((total, size) => total + size, 0);
  for (const [index, file] of missing.entries()) {
    const answer = await fetchFile(file.address, signal);
    sizes[index] = Number(answer.headers.get('content-length')) || file.transferred;
    const bytes = await readBody(answer, file, (share) =>
      onProgress(sum(sizes.slice(0, index)) + Math.round(share * sizes[index]!), sum(sizes)),
    );
    await keepFile(file, await verifyFile(file, bytes));
    signal.throwIfAborted();
  }
  await keepWorker(signal);
  // Only now: until here an older model answers.
  await removeOldModels();
}

/** Bypasses the HTTP cache, to avoid storing the file twice or reading a damaged one again. */
async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal, cache: 'no-store' });
  if (!answer.ok) throw new TypeError(`${address} responded with status ${answer.status}`);
  return answer;
}

/** Progress is measured on decompressed bytes; the transferred share is about the same. */
async function readBody(
  { body }: Response,
  { address, bytes }: DeviceFile,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(bytes);
  const reader = body!.getReader();
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (received + value.length > bytes) throw new DamagedFile(`${address} is longer than ${bytes} bytes`);
    content.set(value, received);
    received += value.length;
    onShare(received / bytes);
  }
  if (received < bytes) throw new DamagedFile(`${address} ended after ${received} of ${bytes} bytes`);
  return content;
}

async function verifyFile(
  file: DeviceFile,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const unpacked = file.unpack ? file.unpack(bytes) : bytes;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', unpacked));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (sha256 !== file.sha256) throw new DamagedFile(`${file.address} has an unexpected checksum`);
  return unpacked;
}
