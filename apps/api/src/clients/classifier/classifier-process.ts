// A process of its own, started by pool.ts: a file that crashes, bloats or hangs a decoder costs this process and
// one request, never the API. It holds no secret and talks to nobody but its parent.
import { readSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type Order, photoPipe, type Report } from './messages.ts';
import { openNetwork } from './network.ts';
import { barePhoto } from './photo-file/bare-photo.ts';
import { isSoundPhoto } from './photo-file/sound-photo.ts';
import { cleanCopies, copySizes, readPicture } from './picture.ts';

// The API's own process goes first: it answers everybody, this one only whoever waits for a photo.
setPriority(15);
// A terminal tells the whole group to stop; the parent still needs us for the photos under way.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));

const report = (message: Report) => void process.send?.(message);

const classify = await openNetwork();
// The first run is the slowest; let nobody wait for it.
await classify({ data: new Uint8Array(3), width: 1, height: 1, channels: 3 });

/** Waits for it: there is nothing else to do, and the parent counts the time. */
function receive(length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let got = 0; got < length;) {
    const more = readSync(photoPipe, bytes, got, length - got, null);
    if (more === 0) process.exit(0);
    got += more;
  }
  return bytes;
}

async function work({ length, purpose }: Order): Promise<Report> {
  const file = receive(length);
  if (!isSoundPhoto(file)) return { type: 'unreadable' };
  const bare = barePhoto(file);
  if (purpose === 'copy') {
    const copies = await cleanCopies(bare, copySizes.page).catch(() => undefined);
    return copies ? { type: 'copies', copies } : { type: 'unreadable' };
  }
  const picture = await readPicture(bare).catch(() => undefined);
  if (!picture) return { type: 'unreadable' };
  const interpretation = await classify(picture);
  const copies = purpose === 'classify-and-keep' ? await cleanCopies(bare, copySizes.kept) : undefined;
  return { type: 'answer', interpretation, copies };
}

process.on('message', (order: Order) => {
  work(order).then(report, (error: unknown) => report({ type: 'failed', message: String(error) }));
});
report({ type: 'ready' });
