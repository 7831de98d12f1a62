import { LRUCache } from 'lru-cache';
import type { Database } from '#api/db/database.ts';
import { foldLikesOf } from './fold-likes.repository.ts';
import type { Likeable } from './like.repository.ts';

/** How many likes of one post may stay uncounted; every read has to count them one by one. */
export const popularThreshold = 500;
const maxEntries = 1000;

/**
 * Called for every like. The worker adds a limited number per run, which is too slow for a post that many people like
 * now, so its likes are added after every `popularThreshold` likes.
 */
export function popularLikes(db: Database) {
  const newLikes = new LRUCache<string, number>({ max: maxEntries });
  return (target: Likeable, id: string): void => {
    const count = (newLikes.get(id) ?? 0) + 1;
    newLikes.set(id, count % popularThreshold);
    // If it fails, the likes stay uncounted until the next run of the worker.
    if (count === popularThreshold) foldLikesOf(db, target, id).catch(() => undefined);
  };
}
