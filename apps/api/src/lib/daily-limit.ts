import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';

const dayMs = 24 * 60 * 60 * 1000;

type DailyLimit = {
  table: 'app.listing_suggestion' | 'app.piece_submission' | 'app.picture' | 'app.report';
  /** The column with the person's id. */
  column: 'author_id' | 'owner_id' | 'reporter_id';
  most: number;
  code: 'suggestions_spent' | 'submissions_spent' | 'pictures_spent' | 'reports_spent';
};

/** Throws when the person has reached the daily limit. Exact under concurrency only while the person is locked. */
export async function enforceDailyLimit(
  transaction: Database,
  personId: string,
  limit: DailyLimit,
): Promise<void> {
  const { table, column, most, code } = limit;
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from ${sql.table(table)}
    where ${sql.ref(column)} = ${personId} and created_at > now() - interval '1 day'
    order by created_at`.execute(transaction);
  // The row whose expiry makes room for the next one.
  const oldest = rows.at(-most);
  if (!oldest) return;
  throw new AppError(code, {
    retryAfter: Math.max(1, Math.ceil((oldest.created_at.getTime() + dayMs - Date.now()) / 1000)),
  });
}
