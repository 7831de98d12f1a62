import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { sessionRepository } from './session.repository.ts';

/** 256 random bits, base64url. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/**
 * A session is remembered twice: in this process, so that requests which arrive together share one
 * lookup, and in Redis, for all copies. Both times together are the longest that a revoked session
 * may go on where nobody could clear it: on another copy, or after a trigger in the database.
 */
const inProcess = 300;
const inRedis = 600;

const cacheKey = (tokenHash: string) => `session:${tokenHash}`;

/** Who carries a token. PostgreSQL decides; the caches spare it the bursts of requests that one page makes. */
export function sessionService(db: Database, redis: Redis) {
  const sessions = sessionRepository(db);
  let recent = new Map<string, Promise<Viewer | undefined>>();
  let forgetAt = 0;

  async function lookUp(tokenHash: string): Promise<Viewer | undefined> {
    const key = cacheKey(tokenHash);
    const cached = await redis.get(key).catch(() => null);
    if (cached) return JSON.parse(cached) as Viewer;

    const viewer = await sessions.findLive(Buffer.from(tokenHash, 'base64url'));
    if (viewer) redis.set(key, JSON.stringify(viewer), 'PX', inRedis).catch(() => undefined);
    return viewer;
  }

  return {
    async identify(token: string): Promise<Viewer | undefined> {
      if (!tokenShape.test(token)) return undefined;
      const tokenHash = hash('sha256', token, 'base64url');
      const now = performance.now();
      if (now > forgetAt) {
        recent = new Map();
        forgetAt = now + inProcess;
      }
      const known = recent.get(tokenHash);
      if (known) return known;
      const asked = lookUp(tokenHash);
      recent.set(tokenHash, asked);
      asked.catch(() => recent.delete(tokenHash));
      return asked;
    },

    async revoke(sessionId: string): Promise<void> {
      const revoked = await sessions.revoke(sessionId);
      if (!revoked) return;
      const tokenHash = revoked.token_hash.toString('base64url');
      recent.delete(tokenHash);
      await redis.del(cacheKey(tokenHash)).catch(() => undefined);
    },
  };
}

export type SessionService = ReturnType<typeof sessionService>;
