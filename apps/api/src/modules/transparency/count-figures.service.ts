import type { Database } from '#api/db/database.ts';
import { addChanges, inOneSnapshot } from './figure-changes.repository.ts';
import { countNextRows, sourceNames } from './figure-count.repository.ts';
import { publishFigures, wasPublishedLately } from './publish-figures.repository.ts';

type Options = {
  /** How many changes or rows a transaction takes. */
  batch?: number;
  /** A run that takes longer would look stuck; the next one goes on. */
  runMs?: number;
};

/**
 * Adds up what changed, counts what was never counted, and publishes the figures at most once an hour. Each batch is a
 * transaction of its own, so that a run may be stopped anywhere. Until all is counted, the last figures stay.
 */
export async function countFigures(db: Database, { batch = 20_000, runMs = 60_000 }: Options = {}) {
  const deadline = performance.now() + runMs;

  /** Repeats a step until it says that it was the last one; another worker or the time may end it before. */
  async function finish(step: (transaction: Database) => Promise<boolean>): Promise<boolean> {
    let isLast: boolean | null;
    do isLast = await inOneSnapshot(db, step);
    while (isLast === false && performance.now() < deadline);
    return isLast === true;
  }

  if (!(await finish(async (transaction) => (await addChanges(transaction, batch)) < batch))) return;
  for (const name of sourceNames) {
    if (!(await finish((transaction) => countNextRows(transaction, name, batch)))) return;
  }
  await finish(async (transaction) => {
    if (await wasPublishedLately(transaction)) return true;
    await addChanges(transaction);
    await publishFigures(transaction);
    return true;
  });
}
