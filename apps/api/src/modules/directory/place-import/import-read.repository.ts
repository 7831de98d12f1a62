import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { type Candidate, candidateOf } from './find-duplicates.ts';

export type KnownRecord = {
  external_key: string;
  hash: string;
  held: string | null;
  listing_id: string | null;
  last_refresh: number;
  absent: number;
};

/** What an import compares its file with. */
export const importReadRepository = (db: Database) => ({
  source: (name: string) =>
    db.selectFrom('app.source').selectAll().where('name', '=', name).executeTakeFirst(),

  records: async (sourceId: number): Promise<Map<string, KnownRecord>> => {
    const rows = await db
      .selectFrom('app.source_record')
      .select(['external_key', 'hash', 'held', 'listing_id', 'last_refresh', 'absent'])
      .where('source_id', '=', sourceId)
      .execute();
    return new Map(rows.map((row) => [row.external_key, row]));
  },

  suppressed: async (): Promise<Set<string>> => {
    const rows = await db.selectFrom('app.listing_suppression').select('key').execute();
    return new Set(rows.map(({ key }) => key));
  },

  /** Real listings of these kabupaten, and those whose kabupaten nobody knows; hidden ones too, so that they stay hidden. */
  candidates: async (regencies: readonly string[]): Promise<Candidate[]> => {
    const { rows } = await sql<Omit<Candidate, 'name'> & { name: string }>`
      select listing.id, listing.name, listing.kind, left(listing.region_code, 5) as regency,
        case when length(listing.region_code) > 5 then listing.region_code end as district,
        coalesce((
          select max(record.village) from app.source_record as record where record.listing_id = listing.id
        ), '') as village,
        st_y(listing.location::geometry) as latitude, st_x(listing.location::geometry) as longitude
      from app.listing as listing
      where not listing.is_sample and listing.merged_into is null
        and (listing.region_code is null or left(listing.region_code, 5) = any(${regencies}::text[]))
      order by listing.created_at, listing.id`.execute(db);
    return rows.map(candidateOf);
  },
});
