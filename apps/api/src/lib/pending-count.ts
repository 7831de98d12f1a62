import type { Database } from '#api/db/database.ts';

/** Counting stops here; an exact number is not needed beyond. */
const maxCount = 1000;

/** Number of pending rows in a review queue. */
export async function pendingCount(
  db: Database,
  queue:
    | 'app.listing_suggestion'
    | 'app.takedown_request'
    | 'app.listing_duplicate'
    | 'app.piece_submission'
    | 'app.report_case'
    | 'app.appeal',
): Promise<number> {
  const { count } = await db
    .selectFrom(
      db.selectFrom(queue).select('id').where('state', '=', 'pending').limit(maxCount).as('pending'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
