import type { Redis } from 'ioredis';
import { AppError } from '#api/lib/app-error.ts';

/** Longer than two chunks can be apart: a reader that takes nothing for 30 s is disconnected. */
const ttlSeconds = 60;

/**
 * Lets a person have one export at a time, on whichever instance: each reads all that they have. Without Redis it is
 * not counted, and what a crashed instance left behind expires.
 */
export const oneExportAtATime = (redis: Redis) =>
  async function* (profileId: string, chunks: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
    const key = `export:${profileId}`;
    const begun = await redis.set(key, '1', 'EX', ttlSeconds, 'NX').catch(() => 'OK');
    if (begun !== 'OK') throw new AppError('export_running');
    try {
      for await (const chunk of chunks) {
        redis.expire(key, ttlSeconds).catch(() => undefined);
        yield chunk;
      }
    } finally {
      await redis.del(key).catch(() => undefined);
    }
  };

export type OneExportAtATime = ReturnType<typeof oneExportAtATime>;
