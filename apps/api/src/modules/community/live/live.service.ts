import type { ServerResponse } from 'node:http';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Database } from '#api/db/database.ts';
import type { ViewerChanges } from '#api/db/viewer-changes.ts';
import type { Env } from '#api/env.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { BackgroundErrors } from '#api/lib/background-errors.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import type { LiveMessage } from './live-channel.ts';
import { liveSubscription } from './live-subscription.ts';
import { type Listener, liveStreams } from './live-streams.ts';
import { muteRepository } from '../mute/mute.repository.ts';

/** Shorter than the idle timeouts of proxies and of our own server. */
const heartbeatMs = 25_000;
const maxPerPerson = 3;
/** Unsent bytes after which a stream is closed. */
const maxBacklogBytes = 64 * 1024;
/** Ids of the last messages: more than a relay sends again after it was interrupted. */
const maxKnownIds = 2000;
const changesLists: ReadonlySet<string> = new Set<LiveMessage['event']['type']>([
  'post',
  'changed',
  'missed',
]);

type Parts = {
  db: Database;
  redis: Redis;
  env: Env;
  viewerChanges: ViewerChanges;
  errors: BackgroundErrors;
  lifecycle: { draining: boolean };
  identify: (token: string) => Viewer | undefined | Promise<Viewer | undefined>;
  /** Invalidates the list cache of this instance, whichever instance made the change. */
  invalidateLists: () => void;
};

/** Keeps open pages up to date for as long as their session lives. */
export function liveService(parts: Parts) {
  const { db, redis, env, viewerChanges, errors, lifecycle, identify, invalidateLists } = parts;
  const streams = liveStreams();
  const knownIds = new LRUCache<string, true>({ max: maxKnownIds });
  function isRepeated({ id }: LiveMessage): boolean {
    if (id === undefined) return false;
    const isKnown = knownIds.has(id);
    knownIds.set(id, true);
    return isKnown;
  }
  const subscription = liveSubscription({
    redis,
    prefix: env.REDIS_PREFIX,
    onMessage: (message) => {
      if (changesLists.has(message.event.type)) invalidateLists();
      if (isRepeated(message)) return;
      streams.enqueue(message);
    },
    onSubscribed: invalidateLists,
    onDisconnect: () => streams.endAll(),
    onError: errors.of('redis_live'),
  });

  async function endIfSessionIsOver(listener: Listener): Promise<void> {
    // Unknown while PostgreSQL is down; checked again at the next heartbeat.
    const viewer = await Promise.resolve(identify(listener.token)).catch(() => null);
    if (viewer === undefined) streams.end(listener);
  }

  const heartbeatTimer = setInterval(() => {
    for (const listener of streams.all()) {
      streams.send(listener, ': masih di sini\n\n');
      void endIfSessionIsOver(listener);
    }
  }, heartbeatMs);
  heartbeatTimer.unref();
  viewerChanges.listen((profileId) => {
    if (profileId !== undefined)
      for (const listener of streams.ofProfile(profileId)) void endIfSessionIsOver(listener);
  });

  return {
    /** Subscribes even without open streams, because events also invalidate the list cache. */
    start: (): void => void subscription.open(),

    /**
     * Throws before the response starts when there is no capacity or no subscription, because an open stream cannot
     * report an error. Returns the ids of the muted members.
     */
    async admit({ id }: Viewer): Promise<Set<string>> {
      if (streams.ofProfile(id).length >= maxPerPerson) throw new AppError('too_many_requests');
      const isFull = streams.size() >= env.LIMIT_LIVE_STREAMS;
      if (isFull || lifecycle.draining || !(await subscription.open())) throw new AppError('unavailable');
      return new Set((await muteRepository(db).mutedBy(id)).map((member) => member.id));
    },

    async openStream(
      person: Pick<Listener, 'profileId' | 'token' | 'muted'>,
      response: ServerResponse,
    ): Promise<void> {
      const listener: Listener = {
        ...person,
        write: (text) => {
          response.write(text);
          return response.writableLength <= maxBacklogBytes;
        },
        end: () => (response.writableLength > maxBacklogBytes ? response.destroy() : response.end()),
      };
      // A client that already disconnected emits no further 'close'.
      if (response.destroyed) return;
      response.once('close', () => streams.end(listener));
      streams.add(listener);
      // The browser reconnects after this many milliseconds.
      streams.send(listener, 'retry: 5000\n\n');
      await endIfSessionIsOver(listener);
    },

    close(): void {
      clearInterval(heartbeatTimer);
      subscription.close();
      streams.endAll();
    },
  };
}

export type LiveService = ReturnType<typeof liveService>;
