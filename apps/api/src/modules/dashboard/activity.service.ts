import type { listActivity } from '@app/contract/dashboard';
import type { RouteOutput } from '@app/contract/route';
import type { ActivitySource, ActivityRow } from '#api/lib/activity-source.ts';
import { pageOf, readCursor } from '#api/lib/time-cursor.ts';

const page = 20;

const sortKeyOf = ({ position, _id }: ActivityRow) => `${position} ${_id}`;
const newestFirst = (one: ActivityRow, other: ActivityRow) => (sortKeyOf(one) < sortKeyOf(other) ? 1 : -1);

/** All activities of a person in the product, newest first. */
export const activityService = (sources: readonly ActivitySource[]) => ({
  async list(personId: string, cursor: string | undefined): Promise<RouteOutput<typeof listActivity>> {
    const before = cursor === undefined ? undefined : readCursor(cursor);
    const activities: ActivityRow[] = [];
    // Sequential, because one request must not use most of the shared database connections.
    for (const source of sources) activities.push(...(await source(personId, before, page + 1)));
    const rows = activities.toSorted(newestFirst).map((activity) => ({ ...activity, id: activity._id }));
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
