import type { Redis } from 'ioredis';
import type { LiveMessage } from './live-news.ts';
import { liveChannel } from './live-news.ts';

/** So long somebody waits for the line to open; a silent one is found out as often as this. */
const patience = 1000;
const proof = 5000;

type Parts = { redis: Redis; prefix: string; hear: (message: LiveMessage) => void; lost: () => void };

/** Where a copy hears what the others tell: a connection of its own. */
export function liveLine({ redis, prefix, hear, lost }: Parts) {
  let line: Redis | undefined;
  let isOpen = false;
  let waiting: (() => void)[] = [];
  let clock: NodeJS.Timeout | undefined;

  function connect(): void {
    // Channels are asked for anew with each connection, once it is known to work.
    const own = redis.duplicate({ keyPrefix: '', enableAutoPipelining: false, autoResubscribe: false });
    own.on('error', () => undefined);
    own.on('ready', () => {
      own.subscribe(liveChannel(prefix)).then(
        () => {
          isOpen = true;
          for (const go of waiting) go();
          waiting = [];
        },
        () => own.disconnect(true),
      );
    });
    own.on('close', () => {
      if (isOpen) lost();
      isOpen = false;
    });
    own.on('message', (_channel: string, text: string) => hear(JSON.parse(text) as LiveMessage));
    clock = setInterval(() => {
      if (isOpen) own.ping().catch(() => undefined);
    }, proof);
    clock.unref();
    line = own;
  }

  return {
    /** Whether there is anything to hear. */
    async open(): Promise<boolean> {
      if (!line) connect();
      if (!isOpen) {
        await new Promise<void>((go) => {
          waiting.push(go);
          setTimeout(go, patience).unref();
        });
      }
      return isOpen;
    },

    close(): void {
      clearInterval(clock);
      line?.disconnect();
    },
  };
}
