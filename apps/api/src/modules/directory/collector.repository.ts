import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { collectorColumns, metresFrom, type Point } from './collector-columns.ts';
import type { DetailRow } from './collector-row.ts';

/** Query for one listing with all details. */
export const collectorRepository = (db: Database) => ({
  find: async (
    id: string,
    from: Point | null,
  ): Promise<(DetailRow & { is_published: boolean }) | undefined> => {
    const { rows } = await sql<DetailRow & { is_published: boolean }>`
      select ${collectorColumns}, ${metresFrom(from)} as metres, listing.address,
        listing.updated_at, listing.is_published,
        (select photo.picture_id from app.listing_photo as photo where photo.listing_id = listing.id) as photo_id,
        -- The date of the check in the time zone of the listing.
        (listing.verified_at at time zone case listing.zone
          when 'WIB' then 'Asia/Jakarta' when 'WITA' then 'Asia/Makassar' else 'Asia/Jayapura' end
        )::date::text as verified_on,
        case when listing.verified_at is not null then (
          select verification.how from app.listing_verification as verification
          where verification.listing_id = listing.id order by verification.id desc limit 1
        ) end as verified_how
      from app.listing as listing where listing.id = ${id}`.execute(db);
    return rows[0];
  },
});
