import type { Redis } from 'ioredis';
import type { OnError } from '#api/lib/background-errors.ts';
import { type LiveMessage, liveChannel } from './live-channel.ts';

/** How long a request waits for the connection, and how often a dead connection is detected. */
const openTimeoutMs = 1000;
const pingIntervalMs = 5000;

type Parts = {
  redis: Redis;
  prefix: string;
  onMessage: (message: LiveMessage) => void;
  /** Also after an interruption: what happened meanwhile was not received. */
  onSubscribed: () => void;
  onDisconnect: () => void;
  onError: OnError;
};

/** Subscribes this instance to the events of all instances, on its own Redis connection. */
export function liveSubscription({ redis, prefix, onMessage, onSubscribed, onDisconnect, onError }: Parts) {
  let connection: Redis | undefined;
  let isOpen = false;
  let waiters: (() => void)[] = [];
  let pingTimer: NodeJS.Timeout | undefined;

  function connect(): void {
    // Resubscribed on every `ready`, because `autoResubscribe` is off.
    const client = redis.duplicate({ keyPrefix: '', enableAutoPipelining: false, autoResubscribe: false });
    client.on('error', onError);
    client.on('ready', () => {
      client.subscribe(liveChannel(prefix)).then(
        () => {
          isOpen = true;
          onSubscribed();
          for (const resolve of waiters) resolve();
          waiters = [];
        },
        () => client.disconnect(true),
      );
    });
    client.on('close', () => {
      if (isOpen) onDisconnect();
      isOpen = false;
    });
    client.on('message', (_channel: string, text: string) => onMessage(JSON.parse(text) as LiveMessage));
    pingTimer = setInterval(() => {
      if (isOpen) client.ping().catch(() => undefined);
    }, pingIntervalMs);
    pingTimer.unref();
    connection = client;
  }

  return {
    /** Resolves to whether the subscription is active. */
    async open(): Promise<boolean> {
      if (!connection) connect();
      if (!isOpen) {
        await new Promise<void>((resolve) => {
          waiters.push(resolve);
          setTimeout(resolve, openTimeoutMs).unref();
        });
      }
      return isOpen;
    },

    close(): void {
      clearInterval(pingTimer);
      connection?.disconnect();
    },
  };
}
