import type { CollectorPrice, Offer } from '@app/contract/directory';
import type { WasteType } from '@app/contract/waste-types';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

type OfferRow = Omit<Offer, 'distanceMetres' | 'price'> & { price: CollectorPrice };

/** Queries for offers. */
export const offerRepository = (db: Database) => ({
  /** The buyers of a province with the highest prices for a type, by an index scan of its prices. */
  bestOf: async (wasteType: WasteType, province: string, limit: number): Promise<string[]> => {
    // A buyer has at most two prices for a type, so twice as many prices are enough.
    const { rows } = await sql<{ id: string }>`
      select listing.id
      from app.listing_price as price
      join app.listing as listing on listing.id = price.listing_id
      where price.province = ${province} and price.waste_type = ${wasteType} and listing.is_published
      order by price.amount desc nulls last, price.listing_id
      limit ${sql.lit(2 * limit)}`.execute(db);
    return [...new Set(rows.map(({ id }) => id))].slice(0, limit);
  },

  /** What these buyers pay for a type, in both conditions, the highest first. */
  of: async (wasteType: WasteType, ids: string[]): Promise<OfferRow[]> => {
    const { rows } = await sql<OfferRow>`
      select listing.id as "collectorId", listing.name, listing.city, listing.province as location,
        listing.is_sample as "isSample",
        json_build_object(
          'wasteType', price.waste_type, 'condition', price.condition, 'amount', price.amount,
          'unit', price.unit, 'minimum', price.minimum, 'observedOn', price.observed_on, 'source', price.source
        ) as price
      from app.listing_price as price
      join app.listing as listing on listing.id = price.listing_id
      where price.listing_id = any(${ids}::uuid[]) and price.waste_type = ${wasteType}
      order by price.amount desc nulls last, listing.id`.execute(db);
    return rows;
  },
});
