import { LRUCache } from 'lru-cache';
import type { ViewerChanges } from '#api/db/viewer-changes.ts';
import type { Viewer } from '#api/lib/viewer.ts';

/** Longest that anybody is remembered without asking PostgreSQL again. */
const longestTtlMs = 5 * 60_000;
/** How old a result may be that is used without proof that nothing changed: less than a heartbeat is valid. */
const unprovenTtlMs = 500;
const maxSessions = 50_000;
const maxChanges = 10_000;

/**
 * Before PostgreSQL is queried: the number of changes received, and the time. A later change of this viewer
 * invalidates the entry.
 */
export type Snapshot = { changeCount: number; at: number };
type CacheEntry = { viewer: Viewer; snapshot: Snapshot };

const isRecent = ({ at }: Snapshot): boolean => performance.now() - at < unprovenTtlMs;

/**
 * Caches the viewer of a token for as long as the connection that notifies changes is alive, and otherwise for so short
 * that a session is queried twice a second at most.
 */
export function viewerCache(viewerChanges: ViewerChanges) {
  // Read at each look-up (0): the clock that the library shares for a millisecond stands still while the process is busy.
  const entries = new LRUCache<string, CacheEntry>({ max: maxSessions, ttl: longestTtlMs, ttlResolution: 0 });
  const changedAt = new Map<string, number>();
  let changeCount = 0;
  let allChangedAt = 0;

  const onChange = (profileId: string | undefined) => {
    changeCount += 1;
    if (profileId !== undefined && changedAt.size < maxChanges)
      return void changedAt.set(profileId, changeCount);
    changedAt.clear();
    allChangedAt = changeCount;
  };
  viewerChanges.listen(onChange);

  return {
    /** The argument of a later `set`; take it before PostgreSQL is queried. */
    snapshot: (): Snapshot => ({ changeCount, at: performance.now() }),

    isRecent,

    set(tokenHash: string, viewer: Viewer, expiresInMs: number, snapshot: Snapshot): void {
      const ttl = Math.min(expiresInMs, longestTtlMs);
      entries.set(tokenHash, { viewer, snapshot }, { ttl, start: snapshot.at });
    },

    get(tokenHash: string): Viewer | undefined {
      const entry = entries.get(tokenHash);
      if (entry === undefined) return undefined;
      const { viewer, snapshot } = entry;
      if (snapshot.changeCount < allChangedAt) return undefined;
      if (!viewerChanges.isAlive(performance.now()) && !isRecent(snapshot)) return undefined;
      const changed = changedAt.get(viewer.id);
      return changed === undefined || changed <= snapshot.changeCount ? viewer : undefined;
    },

    invalidate: (profileId: string) => onChange(profileId),
  };
}
