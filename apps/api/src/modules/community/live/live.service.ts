import type { ServerResponse } from 'node:http';
import type { Redis } from 'ioredis';
import type { Database } from '#api/db/database.ts';
import type { ViewerChanges } from '#api/db/viewer-changes.ts';
import type { Env } from '#api/env.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { liveLine } from './live-line.ts';
import { type Listener, liveStreams } from './live-streams.ts';
import { muteRepository } from '../mute/mute.repository.ts';

/** Below what servers between us and the page take for dead, and below our own limit for silent connections. */
const heartbeat = 25_000;
const perPerson = 3;
/** Bytes that may lie between us and a page that does not read. */
const backlog = 64 * 1024;

type Parts = {
  db: Database;
  redis: Redis;
  env: Env;
  viewerChanges: ViewerChanges;
  lifecycle: { draining: boolean };
  identify: (token: string) => Viewer | undefined | Promise<Viewer | undefined>;
  /** What this copy remembers of lists is no longer true, whichever copy changed it. */
  forgetLists: () => void;
};

/** Keeps open pages up to date for as long as their session lives. */
export function liveService({ db, redis, env, viewerChanges, lifecycle, identify, forgetLists }: Parts) {
  const streams = liveStreams();
  const line = liveLine({
    redis,
    prefix: env.REDIS_PREFIX,
    hear: (message) => {
      if (message.event.type === 'post' || message.event.type === 'changed') forgetLists();
      streams.hear(message);
    },
    lost: () => streams.endAll(),
  });

  async function endIfSessionIsOver(listener: Listener): Promise<void> {
    // Unknown while PostgreSQL is away: asked again with the next beat.
    const viewer = await Promise.resolve(identify(listener.token)).catch(() => null);
    if (viewer === undefined) streams.end(listener);
  }

  const clock = setInterval(() => {
    for (const listener of streams.all()) {
      streams.tell(listener, ': masih di sini\n\n');
      void endIfSessionIsOver(listener);
    }
  }, heartbeat);
  clock.unref();
  viewerChanges.listen((profileId) => {
    if (profileId !== undefined)
      for (const listener of streams.of(profileId)) void endIfSessionIsOver(listener);
  });

  return {
    /** Also without a page that listens: lists are read everywhere. */
    start: (): void => void line.open(),

    /**
     * Throws before anything is answered when there is no room, or nothing to hear. Once the stream is open nobody could
     * say so any more. Whom the person muted comes back.
     */
    async admit({ id }: Viewer): Promise<Set<string>> {
      if (streams.of(id).length >= perPerson) throw new AppError('too_many_requests');
      const isFull = streams.size() >= env.LIMIT_LIVE_STREAMS;
      if (isFull || lifecycle.draining || !(await line.open())) throw new AppError('unavailable');
      return new Set((await muteRepository(db).mutedBy(id)).map((member) => member.id));
    },

    async follow(
      person: Pick<Listener, 'profileId' | 'token' | 'muted'>,
      response: ServerResponse,
    ): Promise<void> {
      const listener: Listener = {
        ...person,
        write: (text) => {
          response.write(text);
          return response.writableLength <= backlog;
        },
        end: () => (response.writableLength > backlog ? response.destroy() : response.end()),
      };
      // Who has left already will not leave again.
      if (response.destroyed) return;
      response.once('close', () => streams.end(listener));
      streams.add(listener);
      // Pages come back after this many milliseconds.
      streams.tell(listener, 'retry: 5000\n\n');
      await endIfSessionIsOver(listener);
    },

    close(): void {
      clearInterval(clock);
      line.close();
      streams.endAll();
    },
  };
}

export type LiveService = ReturnType<typeof liveService>;
