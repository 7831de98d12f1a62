import { LRUCache } from 'lru-cache';
import type { ViewerChanges } from '#api/db/viewer-changes.ts';
import type { Viewer } from '#api/lib/viewer.ts';

/** Longest that anybody is remembered without asking PostgreSQL again. */
const longestTtlMs = 5 * 60_000;
const maxSessions = 50_000;
const maxChanges = 10_000;

/** `changeCount`: the number of changes received before PostgreSQL was queried. A later change invalidates the entry. */
type CacheEntry = { viewer: Viewer; changeCount: number };

/** Caches the viewer of a token for as long as the connection that notifies changes is alive. */
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
    snapshot: () => ({ changeCount, at: performance.now() }),

    set(
      tokenHash: string,
      viewer: Viewer,
      expiresInMs: number,
      snapshot: { changeCount: number; at: number },
    ): void {
      const ttl = Math.min(expiresInMs, longestTtlMs);
      entries.set(tokenHash, { viewer, changeCount: snapshot.changeCount }, { ttl, start: snapshot.at });
    },

    get(tokenHash: string): Viewer | undefined {
      const entry = entries.get(tokenHash);
      if (entry === undefined) return undefined;
      if (entry.changeCount < allChangedAt || !viewerChanges.isAlive(performance.now())) return undefined;
      const changed = changedAt.get(entry.viewer.id);
      return changed === undefined || changed <= entry.changeCount ? entry.viewer : undefined;
    },

    invalidate: (profileId: string) => onChange(profileId),
  };
}
