import type { Database } from '#api/db/database.ts';
import { batchLoader } from '../batch-loader.ts';
import { type Looking, ownMarksRepository } from './own-marks.repository.ts';

/** What one person has to do with some posts. */
export type Marks = { liked: Set<string>; followed: Set<string>; muted: Set<string> };

/** Undefined for who neither likes nor follows any of them, and muted nobody: most people, most of the time. */
export const ownMarksLoader = (db: Database) =>
  batchLoader<Looking, Marks | undefined>(async (looking) => {
    const marks = new Map<string, Marks>();
    for (const { profile_id, kind, id } of await ownMarksRepository(db).find(looking)) {
      let own = marks.get(profile_id);
      if (!own) marks.set(profile_id, (own = { liked: new Set(), followed: new Set(), muted: new Set() }));
      own[kind].add(id);
    }
    return ({ viewerId }) => marks.get(viewerId);
  });
