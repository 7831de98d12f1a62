import type { listActivity } from '@app/contract/dashboard';
import type { RouteOutput } from '@app/contract/route';
import type { ActivitySource, Deed } from '#api/lib/activity-source.ts';
import { pageOf, readCursor } from '#api/lib/time-cursor.ts';

const page = 20;

const placeOf = ({ position, _id }: Deed) => `${position} ${_id}`;
const newestFirst = (one: Deed, other: Deed) => (placeOf(one) < placeOf(other) ? 1 : -1);

/** What a person did anywhere in the product, in one line of time. */
export const activityService = (sources: readonly ActivitySource[]) => ({
  async list(personId: string, cursor: string | undefined): Promise<RouteOutput<typeof listActivity>> {
    const before = cursor === undefined ? undefined : readCursor(cursor);
    const deeds: Deed[] = [];
    // One after the other: one page must not take most of the connections that all people share.
    for (const source of sources) deeds.push(...(await source(personId, before, page + 1)));
    const rows = deeds.toSorted(newestFirst).map((deed) => ({ ...deed, id: deed._id }));
    const { shown, nextCursor } = pageOf(rows, page);
    return {
      activities: shown.map(({ kind, _id, title, state, address, position }) => ({
        kind,
        _id,
        title,
        state,
        address,
        at: new Date(position).toISOString(),
      })),
      nextCursor,
    };
  },
});
