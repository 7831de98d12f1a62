import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { FactField } from '../listing-fields.ts';

export type SourceFacts = {
  name: string;
  title: string;
  licence: string;
  attribution: string;
  snapshot_on: string;
  sha256: string;
  refresh: number;
};
export type WrittenRecord = {
  external_key: string;
  raw: Record<string, unknown>;
  hash: string;
  village: string;
  listing_id: string | null;
  held: string | null;
};

/** Missing from so many refreshes in a row, a place is marked as perhaps closed. */
const absencesUntilClosed = 2;

/** What an import writes. Pass a transaction. */
export const importWriteRepository = (db: Database) => ({
  /** One import at a time: two would not see each other's places. */
  lock: () => sql`select pg_advisory_xact_lock(hashtext('app.source'))`.execute(db),

  async saveSource(facts: SourceFacts): Promise<number> {
    const { name: _, ...changed } = facts;
    const { id } = await db
      .insertInto('app.source')
      .values(facts)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async saveRecords(sourceId: number, refresh: number, records: readonly WrittenRecord[]): Promise<void> {
    if (records.length === 0) return;
    await sql`
      insert into app.source_record
        (source_id, external_key, raw, hash, village, listing_id, held, first_refresh, last_refresh)
      select ${sourceId}, external_key, raw, hash, village, listing_id, held, ${refresh}, ${refresh}
      from json_to_recordset(${JSON.stringify(records)}::json) as given
        (external_key text, raw jsonb, hash text, village text, listing_id uuid, held text)
      on conflict (source_id, external_key) do update set
        raw = excluded.raw, hash = excluded.hash, village = excluded.village, listing_id = excluded.listing_id,
        held = excluded.held`.execute(db);
  },

  /** Fields that nobody spoke about yet, or this record did. */
  async saveFacts(
    sourceId: number,
    facts: readonly { listing_id: string; external_key: string; fields: readonly FactField[] }[],
  ): Promise<void> {
    if (facts.length === 0) return;
    await sql`
      insert into app.listing_fact as known (listing_id, field, said_by, said_at, source_id, external_key)
      select distinct on (listing_id, field) listing_id, field, 'registry', now(), ${sourceId}, external_key
      from rows from (
        json_to_recordset(${JSON.stringify(facts)}::json) as (listing_id uuid, external_key text, fields text[])
      ) with ordinality as given (listing_id, external_key, fields, position)
      cross join unnest(given.fields) as field
      -- Two rows of a file may be one place: the first speaks.
      order by listing_id, field, position
      on conflict (listing_id, field) do update set said_at = excluded.said_at
      where known.said_by = 'registry' and known.source_id = excluded.source_id
        and known.external_key = excluded.external_key`.execute(db);
  },

  /** Which fields of these listings are not the record's to change, as "record field". */
  async spokenByOthers(sourceId: number, records: readonly { listing_id: string; external_key: string }[]) {
    const { rows } = await sql<{ external_key: string; field: FactField }>`
      select given.external_key, fact.field
      from json_to_recordset(${JSON.stringify(records)}::json) as given (listing_id uuid, external_key text)
      join app.listing_fact as fact on fact.listing_id = given.listing_id
      where fact.said_by <> 'registry' or fact.source_id <> ${sourceId}
        or fact.external_key <> given.external_key`.execute(db);
    return new Set(rows.map(({ external_key, field }) => `${external_key} ${field}`));
  },

  async saveDuplicates(
    pairs: readonly { older_id: string; newer_id: string; metres: number }[],
  ): Promise<void> {
    if (pairs.length === 0) return;
    await sql`
      insert into app.listing_duplicate (older_id, newer_id, metres)
      select older_id, newer_id, metres
      from json_to_recordset(${JSON.stringify(pairs)}::json) as given (older_id uuid, newer_id uuid, metres int)
      on conflict do nothing`.execute(db);
  },

  /** Counts who was in this refresh and who was not, and marks the places that were missing twice. */
  async countAbsences(sourceId: number, refresh: number, keys: readonly string[]): Promise<void> {
    await sql`
      update app.source_record as record set
        absent = case when given.key is null then record.absent + 1 else 0 end,
        last_refresh = case when given.key is null then record.last_refresh else ${refresh} end
      from app.source_record as own
      left join unnest(${keys}::text[]) as given (key) on given.key = own.external_key
      where own.source_id = ${sourceId} and (record.source_id, record.external_key) = (own.source_id, own.external_key)
        and (given.key is null or own.last_refresh <> ${refresh})`.execute(db);
    await sql`
      update app.listing as listing set
        maybe_closed_at = case when place.is_missing then now() end, updated_at = now()
      from (
        select listing_id, min(absent) >= ${absencesUntilClosed} as is_missing
        from app.source_record
        where listing_id in (select listing_id from app.source_record where source_id = ${sourceId})
        group by listing_id
      ) as place
      where listing.id = place.listing_id and (listing.maybe_closed_at is not null) <> place.is_missing`.execute(
      db,
    );
  },

  audit: (sourceId: number, counts: Record<string, string>) =>
    db
      .insertInto('app.audit_log')
      .values({
        actor_id: null,
        action: 'places.imported',
        detail: JSON.stringify({ source: String(sourceId), ...counts }),
      })
      .execute(),
});
