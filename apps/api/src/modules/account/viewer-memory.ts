import type { ViewerChanges } from '#api/db/viewer-changes.ts';
import { FadingMap } from '#api/lib/fading-map.ts';
import type { Viewer } from '#api/lib/viewer.ts';

/** Longest that anybody is remembered without asking PostgreSQL again, in milliseconds. */
const longest = 5 * 60_000;
const sessions = 50_000;
const changes = 10_000;

/** `heard`: how many changes had been heard when PostgreSQL was asked. A later one makes it worthless. */
type Memory = { viewer: Viewer; until: number; heard: number };

/** Who carries which token, for as long as PostgreSQL is heard not to say otherwise. */
export function viewerMemory(line: ViewerChanges) {
  const known = new FadingMap<Memory>(sessions);
  const changedAt = new Map<string, number>();
  let heard = 0;
  let allChangedAt = 0;

  const hear = (profileId: string | undefined) => {
    heard += 1;
    if (profileId !== undefined && changedAt.size < changes) return void changedAt.set(profileId, heard);
    changedAt.clear();
    allChangedAt = heard;
  };
  line.listen(hear);

  return {
    /** What to hand to `remember` later; taken before PostgreSQL is asked. */
    mark: () => ({ heard, at: performance.now() }),

    remember(tokenHash: string, viewer: Viewer, livesFor: number, mark: { heard: number; at: number }): void {
      const until = mark.at + Math.min(livesFor, longest);
      known.set(tokenHash, { viewer, until, heard: mark.heard });
    },

    recall(tokenHash: string): Viewer | undefined {
      const memory = known.get(tokenHash);
      if (memory === undefined) return undefined;
      const now = performance.now();
      if (now >= memory.until || memory.heard < allChangedAt || !line.isHearing(now)) return undefined;
      const changed = changedAt.get(memory.viewer.id);
      return changed === undefined || changed <= memory.heard ? memory.viewer : undefined;
    },

    forget: (profileId: string) => hear(profileId),
  };
}
