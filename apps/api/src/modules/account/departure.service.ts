import type { Database } from '#api/db/database.ts';
import type { RemoveDepartedRows } from '#api/lib/departed-rows.ts';
import { departureRepository } from './departure.repository.ts';

/** A run that takes longer would look stuck; the next one goes on. */
const runMs = 20_000;

/** Takes away what deleted accounts have left, in small steps: it may be stopped anywhere and begins again. */
export async function finishDepartures(db: Database, rows: readonly RemoveDepartedRows[]): Promise<void> {
  const departures = departureRepository(db);
  const deadline = performance.now() + runMs;
  const mayContinue = () => performance.now() < deadline;
  for (const { profile_id: profileId, isFinal } of await departures.list()) {
    let isEmpty = true;
    for (const remove of rows) isEmpty = (await remove(db, profileId, mayContinue)) && isEmpty;
    if (isFinal && isEmpty) await departures.finish(profileId);
    if (!mayContinue()) return;
  }
}
