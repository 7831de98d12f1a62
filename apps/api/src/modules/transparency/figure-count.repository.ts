import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { addChanges, type CountedFigure } from './figure-changes.repository.ts';

type Source = {
  /** In whose order the table is counted, by an index. */
  key: RawBuilder<unknown>;
  /** The first key of a slice; see `app.figure_slice`. */
  firstOf: (slice: number) => RawBuilder<unknown>;
  figures: Partial<Record<CountedFigure, RawBuilder<unknown>>>;
};

const idsFrom = (slice: number) =>
  sql`${`${slice.toString(16).padStart(4, '0')}0000-0000-0000-0000-000000000000`}::uuid`;
const lastSlice = 0xffff;

const sources = {
  profile: { key: sql`id`, firstOf: idsFrom, figures: { members: sql`count(*)` } },
  post: {
    key: sql`seq`,
    firstOf: (slice) => sql`${slice * 2 ** 12}::bigint`,
    figures: { posts: sql`count(*) filter (where state = 'visible')` },
  },
  scan: {
    key: sql`profile_id`,
    firstOf: idsFrom,
    figures: {
      scans: sql`count(*)`,
      judged: sql`count(is_correct)`,
      accurate: sql`count(*) filter (where is_correct)`,
    },
  },
  learning_photo: {
    key: sql`id`,
    firstOf: idsFrom,
    figures: {
      learning_collected: sql`count(*) filter (where state <> 'withdrawn')`,
      learning_labelled: sql`count(*) filter (where state = 'labelled')`,
    },
  },
} satisfies Record<string, Source>;
type SourceName = keyof typeof sources;

export const sourceNames = Object.keys(sources) as SourceName[];

/**
 * Counts the next rows of a table: so many, and those that share the last one's slice. What was changed in them until
 * now goes in the same snapshot, so that nothing is counted twice. Returns whether all rows are counted.
 */
export async function countNextRows(
  transaction: Database,
  name: SourceName,
  batch: number,
): Promise<boolean> {
  const { key, firstOf, figures }: Source = sources[name];
  const table = sql.table(`app.${name}`);
  const known = await transaction
    .selectFrom('app.figure_count')
    .select(['slices_counted', 'is_complete'])
    .where('source', '=', name)
    .executeTakeFirstOrThrow();
  if (known.is_complete) return true;
  await addChanges(transaction);
  const start = sql`${key} >= ${firstOf(known.slices_counted)}`;
  const { rows } = await sql<{ rows: number; last: number | null }>`
    select count(*)::int as rows, max(slice) as last from (
      select app.figure_slice(${key}) as slice from ${table} where ${start} order by ${key} limit ${batch}
    ) as next_rows`.execute(transaction);
  const { last, rows: found } = rows[0]!;
  const isComplete = found < batch || last === null || (name !== 'post' && last === lastSlice);
  const end = isComplete ? sql`true` : sql`${key} < ${firstOf(last + 1)}`;
  const added = Object.entries(figures).map(([figure, counted]) => {
    const column = sql.ref(figure);
    return { set: sql`${column} = known.${column} + counted.${column}`, read: sql`${counted} as ${column}` };
  });
  await sql`
    update app.figure_count as known
    set slices_counted = ${isComplete ? known.slices_counted : last + 1}, is_complete = ${isComplete},
      ${sql.join(added.map(({ set }) => set))}
    from (select ${sql.join(added.map(({ read }) => read))} from ${table} where ${start} and ${end}) as counted
    where known.source = ${name}`.execute(transaction);
  return isComplete;
}
