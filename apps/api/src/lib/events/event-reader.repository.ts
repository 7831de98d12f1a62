import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { ProductEvent } from './event-log.ts';

export type Position = { xact: string; id: string; at: Date };
export type EventRow = Position & {
  kind: ProductEvent['kind'];
  post_id: string | null;
  reply_id: string | null;
  decision_id: string | null;
  notified_ids: string[] | null;
};

/** Bounds the parts that are read: no transaction is open for a day, and no clock is wrong by one. */
const withinADay = (at: ReturnType<typeof sql>) =>
  sql`at > ${at} - interval '1 day' and at < now() + interval '1 day'`;

/** Queries for readers of the event log. Each reader has a position in it. */
export const eventReader = (db: Database) => ({
  /** When the oldest event that the reader has not had was written. */
  async oldestWaiting(consumer: string): Promise<Date | undefined> {
    const { rows } = await sql<{ at: Date }>`
      select event.at from app.event_position as position cross join lateral (
        select at from app.event
        where (xact, id) > (position.xact, position.event_id) and ${withinADay(sql`position.at`)}
        order by xact, id limit 1
      ) as event
      where position.consumer = ${consumer}`.execute(db);
    return rows[0]?.at;
  },

  /**
   * Undefined while another process reads for the same consumer. Moving the position need not reach the disk: after a
   * crash the events are delivered again.
   */
  async lockPosition(consumer: string): Promise<Position | undefined> {
    const { rows } = await sql<Position>`
      select xact, event_id as id, at, set_config('synchronous_commit', 'off', true)
      from app.event_position where consumer = ${consumer} for update skip locked`.execute(db);
    return rows[0];
  },

  /**
   * The oldest transaction of the product that still runs: nothing can appear below it any more. Others on the server
   * write no events, and may run for hours. Ask before reading: what ends in between is then visible.
   */
  async horizon(): Promise<string> {
    const { rows } = await sql<{ horizon: string }>`
      select coalesce(min(running), pg_snapshot_xmax(pg_current_snapshot())) as horizon
      from pg_snapshot_xip(pg_current_snapshot()) as running
      where running::xid = any (array(select backend_xid from pg_stat_activity
        where datname = current_database() and backend_xid is not null))`.execute(db);
    return rows[0]!.horizon;
  },

  /** In order; those at the end that cannot be read yet are not ready. */
  async after(
    { xact, id, at }: Position,
    horizon: string,
    limit: number,
  ): Promise<(EventRow & { is_ready: boolean })[]> {
    const { rows } = await sql<EventRow & { is_ready: boolean }>`
      select xact, id, at, kind, post_id, reply_id, decision_id, notified_ids, xact < ${horizon}::xid8 as is_ready
      from app.event
      where (xact, id) > (${xact}::xid8, ${id}::bigint) and ${withinADay(sql`${at}::timestamptz`)}
      order by xact, id limit ${limit}`.execute(db);
    return rows;
  },

  /** The last event that is older than this, if any waits. */
  async lastOlderThan(
    { xact, id, at }: Position,
    horizon: string,
    minutes: number,
  ): Promise<Position | undefined> {
    const { rows } = await sql<Position>`
      select xact, id, at from app.event
      where (xact, id) > (${xact}::xid8, ${id}::bigint) and ${withinADay(sql`${at}::timestamptz`)}
        and at < now() - make_interval(mins => ${minutes}) and xact < ${horizon}::xid8
      order by xact desc, id desc limit 1`.execute(db);
    return rows[0];
  },

  /** They have been told, and nobody else needs to know. */
  async forgetNotified(events: EventRow[]): Promise<void> {
    const notified = events.filter(({ notified_ids: ids }) => ids);
    const [first, last] = [notified[0], notified.at(-1)];
    if (!first || !last) return;
    await sql`
      update app.event set notified_ids = null
      where (xact, id) >= (${first.xact}::xid8, ${first.id}::bigint)
        and (xact, id) <= (${last.xact}::xid8, ${last.id}::bigint)
        and ${withinADay(sql`${first.at}::timestamptz`)} and notified_ids is not null`.execute(db);
  },

  async moveTo(consumer: string, { xact, id, at }: Position): Promise<void> {
    await db
      .updateTable('app.event_position')
      .set({ xact, event_id: id, at })
      .where('consumer', '=', consumer)
      .execute();
  },

  /**
   * The numbers of transactions begin anew in a database that was copied row by row; a position of the old one would
   * lie ahead of all new events.
   */
  async resetAfterCopy(consumer: string): Promise<void> {
    await sql`
      update app.event_position set xact = pg_snapshot_xmin(pg_current_snapshot()), event_id = 0, at = now()
      where consumer = ${consumer} and xact > pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  },
});
