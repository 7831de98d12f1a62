import { LRUCache } from 'lru-cache';
import type { Database } from '#api/db/database.ts';
import { foldLikesOf } from './fold-likes.repository.ts';
import type { Likeable } from './like.repository.ts';

/** Likes of one post that may wait: whoever reads it counts them one by one. */
export const popularFrom = 500;
const maxEntries = 1000;

/**
 * Hears of every like. The worker's round takes some of all; what many like at this moment would wait too long for its
 * turn, and is added up after so many.
 */
export function popularLikes(db: Database) {
  const heard = new LRUCache<string, number>({ max: maxEntries });
  return (target: Likeable, id: string): void => {
    const count = (heard.get(id) ?? 0) + 1;
    heard.set(id, count % popularFrom);
    // Should it fail, they go on counting by themselves, and the worker comes.
    if (count === popularFrom) foldLikesOf(db, target, id).catch(() => undefined);
  };
}
