import { type LiveEvent, liveEvents } from '@app/contract/community';
import { storedToken } from '#web/lib/token.ts';

/** The server would not open a stream: too many, or nobody to hear news from. */
export class StreamRefused extends Error {}

/**
 * Reads the stream until it ends. `fetch`, because the browser's own EventSource sends no session along.
 * A network's sign-in page is no stream, whatever its status says.
 */
export async function readStream(
  { onOpen, onEvent }: { onOpen: () => void; onEvent: (event: LiveEvent) => void },
  signal: AbortSignal,
): Promise<void> {
  const token = storedToken.read();
  const response = await fetch(`/api${liveEvents.path}`, {
    signal,
    cache: 'no-store',
    headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.ok || !response.body || !isStream) throw new StreamRefused();
  onOpen();
  const lines = linesOf(response.body.getReader());
  for await (const line of lines)
    if (line.startsWith('data:')) onEvent(JSON.parse(line.slice(5)) as LiveEvent);
}

async function* linesOf(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    // Pieces come one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
    rest = parts.pop() ?? '';
    yield* parts;
  }
}
