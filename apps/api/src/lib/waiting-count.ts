import type { Database } from '#api/db/database.ts';

/** An editor sees that there is much to do; nobody needs the exact figure beyond. */
const countedUpTo = 1000;

/** How many wait in a queue of decisions. */
export async function waitingCount(
  db: Database,
  queue: 'app.listing_suggestion' | 'app.piece_submission' | 'app.report_case' | 'app.appeal',
): Promise<number> {
  const { count } = await db
    .selectFrom(
      db.selectFrom(queue).select('id').where('state', '=', 'pending').limit(countedUpTo).as('pending'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
