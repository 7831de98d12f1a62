import { type LiveEvent, liveEvents } from '@app/contract/community';
import { storedToken } from '#web/lib/token.ts';

/** The server did not open a stream: too many open streams, or live updates are unavailable. */
export class StreamRefusedError extends Error {}

/**
 * Reads the stream until it ends. Uses `fetch`, because EventSource cannot send the authorization header.
 * Checks the content type, because a captive portal answers with status 200 and an HTML page.
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
  if (!response.ok || !response.body || !isStream) throw new StreamRefusedError();
  onOpen();
  const lines = readLines(response.body.getReader());
  for await (const line of lines)
    if (line.startsWith('data:')) onEvent(JSON.parse(line.slice(5)) as LiveEvent);
}

async function* readLines(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    // Chunks must be read in sequence.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
    rest = parts.pop() ?? '';
    yield* parts;
  }
}
