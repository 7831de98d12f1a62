import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';

const day = 24 * 60 * 60 * 1000;

type Limit = {
  table: 'app.listing_suggestion' | 'app.piece_submission' | 'app.picture' | 'app.report';
  /** The column that names the person. */
  column: 'author_id' | 'owner_id' | 'reporter_id';
  most: number;
  code: 'suggestions_spent' | 'submissions_spent' | 'pictures_spent' | 'reports_spent';
};

/** Refuses one more when there are as many as a person may send in a day; of a locked person, however many come at once. */
export async function keepDayLimit(transaction: Database, personId: string, limit: Limit): Promise<void> {
  const { table, column, most, code } = limit;
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from ${sql.table(table)}
    where ${sql.ref(column)} = ${personId} and created_at > now() - interval '1 day'
    order by created_at`.execute(transaction);
  // The place of the one that leaves the day first, among those that count.
  const oldest = rows.at(-most);
  if (!oldest) return;
  throw new AppError(code, {
    retryAfter: Math.max(1, Math.ceil((oldest.created_at.getTime() + day - Date.now()) / 1000)),
  });
}
