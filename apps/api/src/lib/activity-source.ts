import type { Activity } from '@app/contract/dashboard';
import type { Position } from '#api/lib/time-cursor.ts';

/** Something that a person did; `position` is its time to the microsecond. */
export type Deed = Omit<Activity, 'at'> & { position: string };

/** What each module knows of a person's deeds: the newest before a position, in order of time and id. */
export type ActivitySource = (
  personId: string,
  before: Position | undefined,
  limit: number,
) => Promise<Deed[]>;
