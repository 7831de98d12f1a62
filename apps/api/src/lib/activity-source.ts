import type { Activity } from '@app/contract/dashboard';
import type { Position } from '#api/lib/time-cursor.ts';

/** One action of a person; `position` is its time to the microsecond. */
export type ActivityRow = Omit<Activity, 'at'> & { position: string };

/** A module's query for a person's actions: the newest before a position, ordered by time and id. */
export type ActivitySource = (
  personId: string,
  before: Position | undefined,
  limit: number,
) => Promise<ActivityRow[]>;
