import type { Database } from '#api/db/database.ts';
import { batchLoader } from '../batch-loader.ts';
import { type MarksRequest, ownMarksRepository } from './own-marks.repository.ts';

/** The marks of one viewer on some posts. */
export type Marks = { liked: Set<string>; followed: Set<string>; muted: Set<string> };

/** Undefined for a viewer without any marks, which is the usual case. */
export const ownMarksLoader = (db: Database) =>
  batchLoader<MarksRequest, Marks | undefined>(async (requests) => {
    const marks = new Map<string, Marks>();
    for (const { profile_id, kind, id } of await ownMarksRepository(db).find(requests)) {
      let own = marks.get(profile_id);
      if (!own) marks.set(profile_id, (own = { liked: new Set(), followed: new Set(), muted: new Set() }));
      own[kind].add(id);
    }
    return ({ viewerId }) => marks.get(viewerId);
  });
