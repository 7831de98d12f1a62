type Connection = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
};

type TimePartitions = {
  table: string;
  step: 'day' | 'week' | 'month' | 'year';
  /** Partitions that ended longer ago are dropped: what is in them is not needed any more (docs/decisions/0041). */
  keepDays: number;
  /** How long rows can be written when nobody adds partitions. The alert comes a week before the end. */
  aheadDays: number;
};

/** The tables partitioned by time. */
export const timePartitions: readonly TimePartitions[] = [
  // An offline phone repeats its requests for thirty days; two more for clock differences.
  { table: 'app.idempotency', step: 'week', keepDays: 32, aheadDays: 28 },
  { table: 'app.notification', step: 'month', keepDays: 180, aheadDays: 60 },
  // Readers that are a week behind raise an alert much earlier.
  { table: 'app.event', step: 'day', keepDays: 7, aheadDays: 21 },
  { table: 'app.audit_log', step: 'year', keepDays: 5 * 365, aheadDays: 365 },
];

const isOurTurn = `pg_try_advisory_xact_lock(hashtext('partitions of ' || $1))`;

/** Whoever comes second leaves it to the first. */
export async function addPartitions(connection: Connection): Promise<void> {
  for (const { table, step, aheadDays } of timePartitions)
    await connection.query(
      `select app.add_partitions($1::text::regclass, $2, now(), now() + make_interval(days => $3)) where ${isOurTurn}`,
      [table, step, aheadDays],
    );
}

/** Adds partitions ahead and drops old ones. Fails when somebody uses an old one for long; the next run tries again. */
export async function maintainPartitions(connection: Connection): Promise<void> {
  await addPartitions(connection);
  const failures: unknown[] = [];
  for (const { table, keepDays } of timePartitions) {
    try {
      await connection.query(
        `select app.drop_partitions($1::text::regclass, now() - make_interval(days => $2)) where ${isOurTurn}`,
        [table, keepDays],
      );
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'old partitions could not be dropped');
}

/** How many seconds each table can still be written. */
export async function secondsLeft(connection: Connection): Promise<{ table: string; seconds: number }[]> {
  const { rows } = await connection.query(
    `select name, coalesce(extract(epoch from max(ends_at) - now()), 0)::float8 as seconds
     from unnest($1::text[]) as name left join app.partitions_of(name::regclass) on true group by name`,
    [timePartitions.map(({ table }) => table)],
  );
  return rows.map(({ name, seconds }) => ({ table: String(name), seconds: Number(seconds) }));
}
