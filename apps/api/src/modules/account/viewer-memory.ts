import { LRUCache } from 'lru-cache';
import type { ViewerChanges } from '#api/db/viewer-changes.ts';
import type { Viewer } from '#api/lib/viewer.ts';

/** Longest that anybody is remembered without asking PostgreSQL again. */
const longestTtlMs = 5 * 60_000;
const maxSessions = 50_000;
const maxChanges = 10_000;

/** `heard`: how many changes had been heard when PostgreSQL was asked. A later one makes it worthless. */
type Memory = { viewer: Viewer; heard: number };

/** Who carries which token, for as long as PostgreSQL is heard not to say otherwise. */
export function viewerMemory(line: ViewerChanges) {
  // Read at each look-up (0): the clock that the library shares for a millisecond stands still while the process is busy.
  const known = new LRUCache<string, Memory>({ max: maxSessions, ttl: longestTtlMs, ttlResolution: 0 });
  const changedAt = new Map<string, number>();
  let heard = 0;
  let allChangedAt = 0;

  const hear = (profileId: string | undefined) => {
    heard += 1;
    if (profileId !== undefined && changedAt.size < maxChanges) return void changedAt.set(profileId, heard);
    changedAt.clear();
    allChangedAt = heard;
  };
  line.listen(hear);

  return {
    /** What to hand to `remember` later; taken before PostgreSQL is asked. */
    mark: () => ({ heard, at: performance.now() }),

    remember(tokenHash: string, viewer: Viewer, livesFor: number, mark: { heard: number; at: number }): void {
      const ttl = Math.min(livesFor, longestTtlMs);
      known.set(tokenHash, { viewer, heard: mark.heard }, { ttl, start: mark.at });
    },

    recall(tokenHash: string): Viewer | undefined {
      const memory = known.get(tokenHash);
      if (memory === undefined) return undefined;
      if (memory.heard < allChangedAt || !line.isHearing(performance.now())) return undefined;
      const changed = changedAt.get(memory.viewer.id);
      return changed === undefined || changed <= memory.heard ? memory.viewer : undefined;
    },

    forget: (profileId: string) => hear(profileId),
  };
}
