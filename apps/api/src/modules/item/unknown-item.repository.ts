import type { UnknownItem } from '@app/contract/item';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Rows deleted per statement. */
const batch = 10_000;
/** Counting stops here, as for the other queues. */
const maxWaiting = 1000;

export type Position = Pick<UnknownItem, 'count' | 'word'>;

/** A day in Jakarta, where most people look. */
const today = sql`(now() at time zone 'Asia/Jakarta')::date`;

/** Queries for words that the A–Z did not find. */
export const unknownItemRepository = (db: Database) => ({
  count: async (word: string): Promise<void> => {
    await sql`
      insert into app.unknown_item (word, first_on, last_on) values (${word}, ${today}, ${today})
      on conflict (word) do update set
        count = least(unknown_item.count + 1, 1000000), last_on = greatest(unknown_item.last_on, excluded.last_on)
    `.execute(db);
  },

  /** The most frequent first. */
  most: async (limit: number, after?: Position): Promise<UnknownItem[]> => {
    const { rows } = await sql<UnknownItem>`
      select word, count, to_char(first_on, 'YYYY-MM-DD') as "firstOn", to_char(last_on, 'YYYY-MM-DD') as "lastOn"
      from app.unknown_item
      where not is_dismissed
        ${after ? sql`and (count < ${after.count} or (count = ${after.count} and word > ${after.word}))` : sql``}
      order by count desc, word limit ${sql.lit(limit)}`.execute(db);
    return rows;
  },

  waiting: async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count
      from (select from app.unknown_item where not is_dismissed limit ${sql.lit(maxWaiting)}) as waiting`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  },

  dismiss: async (word: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('app.unknown_item')
      .set({ is_dismissed: true })
      .where('word', '=', word)
      .where('is_dismissed', '=', false)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Words that nobody has looked for in half a year. */
  deleteOld: async (): Promise<void> => {
    let deleted = 0n;
    do {
      const { numAffectedRows = 0n } = await sql`
        delete from app.unknown_item where word in (
          select word from app.unknown_item where last_on < ${today} - interval '180 days' limit ${sql.lit(batch)}
        )`.execute(db);
      deleted = numAffectedRows;
    } while (deleted === BigInt(batch));
  },
});
