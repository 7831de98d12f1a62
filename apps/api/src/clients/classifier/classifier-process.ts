// Runs as a child process started by pool.ts: a file that crashes or hangs a decoder or exhausts its memory costs this
// process and one request, never the API. It has no secrets and communicates only with its parent.
import { readSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type JobHeader, photoPipe, type ProcessMessage } from './messages.ts';
import { openNetwork } from './network.ts';
import { stripPhoto } from './photo-file/strip-photo.ts';
import { isIntactPhoto } from './photo-file/intact-photo.ts';
import { cleanCopies, copySizes, readPicture } from './picture.ts';

// Lower priority than the API process, which serves all other requests.
setPriority(15);
// A terminal signals the whole process group; the parent still needs this process for photos in progress.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));

const report = (message: ProcessMessage) => void process.send?.(message);

const classify = await openNetwork();
// Warm-up: the first run is the slowest.
await classify({ data: new Uint8Array(3), width: 1, height: 1, channels: 3 });

/** Synchronous read: there is nothing else to do, and the parent enforces the deadline. */
function readPhoto(length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let got = 0; got < length;) {
    const more = readSync(photoPipe, bytes, got, length - got, null);
    if (more === 0) process.exit(0);
    got += more;
  }
  return bytes;
}

async function handle({ length, purpose }: JobHeader): Promise<ProcessMessage> {
  const file = readPhoto(length);
  if (!isIntactPhoto(file)) return { type: 'unreadable' };
  const stripped = stripPhoto(file);
  if (purpose === 'copy') {
    const copies = await cleanCopies(stripped, copySizes.page).catch(() => undefined);
    return copies ? { type: 'copies', copies } : { type: 'unreadable' };
  }
  const picture = await readPicture(stripped).catch(() => undefined);
  if (!picture) return { type: 'unreadable' };
  const interpretation = await classify(picture);
  const copies = purpose === 'classify-and-keep' ? await cleanCopies(stripped, copySizes.kept) : undefined;
  return { type: 'answer', interpretation, copies };
}

process.on('message', (header: JobHeader) => {
  handle(header).then(report, (error: unknown) => report({ type: 'failed', message: String(error) }));
});
report({ type: 'ready' });
