import type { CollectorCategory, CollectorKind } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import type { WasteType } from '@app/contract/waste-types';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { columnsOf, type WrittenListing } from './listing-writer.repository.ts';
import { hoursOf } from './opening-hours.ts';
import { readRanges } from './opening-range.ts';

/** What only a registry knows about a listing. */
export type RegistryColumns = {
  source_id: number;
  tier: string | null;
  is_institution: boolean;
  last_report_year: number | null;
};
export type BulkListing = { id: string; listing: WrittenListing; registry: RegistryColumns };

type StoredRow = {
  id: string;
  name: string;
  kind: CollectorKind;
  category: CollectorCategory | null;
  province: Province;
  city: string;
  address: string;
  latitude: number;
  longitude: number;
  phone: string | null;
  opening: string | null;
  pickup: boolean;
  waste_types: WasteType[];
  region_code: string | null;
  source_id: number | null;
};
/** A listing as it is stored, without its prices' amounts: they are not written here. */
export type StoredListing = {
  listing: Omit<WrittenListing, 'prices'>;
  wasteTypes: WasteType[];
  sourceId: number | null;
};

/** One statement for this many, so that counting the squares of the map costs little more than once. */
const batchSize = 4000;
function* batches<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += batchSize) yield list.slice(at, at + batchSize);
}

/** Writes many listings at once, with the columns of the listing writer. Pass a transaction. */
export const listingBulkRepository = (db: Database) => ({
  async insert(listings: readonly BulkListing[]): Promise<void> {
    for (const batch of batches(listings)) {
      const rows = batch.map(({ id, listing, registry }) => ({ id, ...columnsOf(listing), ...registry }));
      const names = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
      await sql`
        insert into app.listing (${names})
        select ${names} from json_populate_recordset(null::app.listing, ${JSON.stringify(rows)}::json)`.execute(
        db,
      );
    }
  },

  async stored(ids: readonly string[]): Promise<Map<string, StoredListing>> {
    const { rows } = await sql<StoredRow>`
      select id, name, kind, category, province, city, address, st_y(location::geometry) as latitude,
        st_x(location::geometry) as longitude, phone, opening::text as opening, pickup, waste_types, region_code, source_id
      from app.listing where id = any(${ids}::uuid[])`.execute(db);
    return new Map(
      rows.map(({ id, opening, pickup, waste_types, region_code, source_id, ...listing }) => [
        id,
        {
          listing: {
            ...listing,
            hours: opening === null ? [] : hoursOf(readRanges(opening)),
            pickupService: pickup,
            regionCode: region_code,
          },
          wasteTypes: waste_types,
          sourceId: source_id,
        },
      ]),
    );
  },

  /** Prices stay; `registry` is null where another registry ranks the listing. */
  async update(
    changes: readonly (Omit<StoredListing, 'sourceId'> & { id: string; registry: RegistryColumns | null })[],
  ): Promise<void> {
    for (const batch of batches(changes)) {
      const rows = batch.map(({ id, listing, wasteTypes, registry }) => ({
        id,
        ...columnsOf({ ...listing, prices: wasteTypes.map((wasteType) => ({ wasteType })) }),
        ...registry,
        has_registry: registry !== null,
      }));
      await sql`
        update app.listing as listing set
          name = given.name, kind = given.kind, province = given.province, zone = given.zone, city = given.city,
          address = given.address, location = given.location, facets = given.facets,
          search_words = given.search_words,
          region_code = given.region_code,
          tier = case when given.has_registry then given.tier else listing.tier end,
          is_institution = case when given.has_registry then given.is_institution else listing.is_institution end,
          last_report_year = case when given.has_registry then given.last_report_year else listing.last_report_year end,
          updated_at = now()
        from json_to_recordset(${JSON.stringify(rows)}::json) as given (
          id uuid, name text, kind text, province text, zone text, city text, address text,
          location geography, facets text[], search_words tsvector, region_code text, tier text,
          is_institution boolean, last_report_year smallint, has_registry boolean
        )
        where listing.id = given.id`.execute(db);
    }
  },
});
