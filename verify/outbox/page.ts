import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LiveEvent, listPosts, liveEvents } from '@app/contract/community';
import { createSender, jsonOf } from '../kit/http/http-client.ts';
import { bearerOf, type TestUser } from '../kit/product/users.ts';

const reconnectMs = 300;
/** More pages than posts can be missed during an interruption. */
const maxPages = 100;

type List = { posts: { _id: string }[]; nextCursor: string | null };

/**
 * An open page of the forum: it hears of posts by its stream. When that was interrupted, or the product says so, it reads
 * the list, as the web page does, at another instance if its own has gone.
 */
export function openPage(user: TestUser, addresses: readonly string[], first: number) {
  /** When each post became known, by an event. */
  const receivedAt = new Map<string, number>();
  const found = new Set<string>();
  let repeated = 0;
  let interruptions = 0;
  const closing = new AbortController();
  let isOpen = false;
  const refetching: Promise<void>[] = [];
  let stream: IncomingMessage | undefined;

  const isKnown = (id: string) => receivedAt.has(id) || found.has(id);

  /** Back to what was known before: the stream may bring the end of what was missed meanwhile. */
  async function refetch(address: string): Promise<void> {
    const before = new Set([...receivedAt.keys(), ...found]);
    const send = createSender(address);
    let cursor = '';
    for (let page = 0; page < maxPages; page += 1) {
      const path = cursor ? `${listPosts.path}?cursor=${encodeURIComponent(cursor)}` : listPosts.path;
      const response = await send({ method: 'GET', path, headers: bearerOf(user) });
      if (response.status !== 200) {
        await pause(reconnectMs);
        continue;
      }
      const { posts, nextCursor } = jsonOf(response) as List;
      for (const { _id } of posts) if (!isKnown(_id)) found.add(_id);
      if (nextCursor === null || posts.every(({ _id }) => before.has(_id))) return;
      cursor = nextCursor;
    }
  }

  const startRefetch = (address: string) => void refetching.push(refetch(address));

  function onEvent(event: LiveEvent, address: string): void {
    if (event.type === 'missed') startRefetch(address);
    if (!('postId' in event)) return;
    if (receivedAt.has(event.postId)) repeated += 1;
    else receivedAt.set(event.postId, performance.now());
  }

  /** Resolves when the stream ends, or was refused. */
  const listen = (address: string, isReturning: boolean) =>
    new Promise<void>((resolve) => {
      const request = get(`${address}${liveEvents.path}`, { agent: false, headers: bearerOf(user) });
      request.on('error', () => resolve());
      request.on('response', (response) => {
        response.on('error', () => resolve());
        response.on('close', () => resolve());
        if (response.statusCode !== 200) return void response.resume();
        stream = response;
        isOpen = true;
        if (isReturning) startRefetch(address);
        let rest = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const blocks = `${rest}${chunk}`.split('\n\n');
          rest = blocks.pop()!;
          for (const block of blocks)
            if (block.startsWith('data: ')) onEvent(LiveEvent.parse(JSON.parse(block.slice(6))), address);
        });
      });
    });

  async function keepOpen(): Promise<void> {
    for (let turn = 0; !closing.signal.aborted; turn += 1) {
      await listen(addresses[(first + turn) % addresses.length]!, interruptions > 0);
      if (isOpen) interruptions += 1;
      isOpen = false;
      if (!closing.signal.aborted) await pause(reconnectMs);
    }
  }
  const open = keepOpen();

  return {
    receivedAt,
    isKnown,
    isOpen: () => isOpen,
    counts: () => ({ received: receivedAt.size, found: found.size, repeated, interruptions }),
    async close(): Promise<void> {
      closing.abort();
      stream?.destroy();
      await open;
      await Promise.all(refetching);
    },
  };
}

export type OpenPage = ReturnType<typeof openPage>;
