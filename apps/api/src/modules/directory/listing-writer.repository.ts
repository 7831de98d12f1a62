import type { CollectorPrice } from '@app/contract/directory';
import type { SuggestedListing } from '@app/contract/directory-suggestion';
import { provinceFacts } from '@app/contract/provinces';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { facetsOf, materialsOf } from './facets.ts';
import { listingPhotoRepository } from './listing-photo.repository.ts';
import { openHours, openingsOf } from './opening-hours.ts';
import { writeRanges } from './opening-range.ts';
import { indexWords } from './search/index-words.ts';

export type WrittenListing = Omit<SuggestedListing, 'prices' | 'category'> & {
  /** Null when nobody knows. */
  category: SuggestedListing['category'] | null;
  prices: CollectorPrice[];
  /** Of its kecamatan, or of its kabupaten or kota; null where nobody knows. */
  regionCode?: string | null;
  id?: string;
  rating?: number;
  isSample?: boolean;
};

type Verification = { profileId: string | null; how: string; at: Date };

/** All columns derived from the data of a listing. Of its prices only the types count. */
export function columnsOf(
  listing: Omit<WrittenListing, 'prices'> & { prices: readonly Pick<CollectorPrice, 'wasteType'>[] },
) {
  const { name, kind, category, province, city, address, latitude, longitude, phone, pickupService } =
    listing;
  const { zone } = provinceFacts[province];
  const { regionCode = null } = listing;
  const wasteTypes = [...new Set(listing.prices.map((price) => price.wasteType))];
  const openings = openingsOf(listing.hours);
  return {
    name,
    kind,
    category,
    province,
    zone,
    city,
    region_code: regionCode,
    address,
    location: `SRID=4326;POINT(${longitude} ${latitude})`,
    phone,
    opening: openings.length > 0 ? writeRanges(openings) : null,
    pickup: pickupService,
    waste_types: wasteTypes,
    materials: materialsOf(wasteTypes),
    facets: facetsOf({
      kind,
      category,
      province,
      wasteTypes,
      openHours: openHours(openings, zone),
      pickup: pickupService,
    }),
    search_words: indexWords({ name, kind, category, province, city, regionCode, wasteTypes }),
  };
}

/** The only writer of listings: keeps prices, filters and search words consistent. Pass a transaction. */
export function listingWriter(db: Database) {
  async function writePrices(listingId: string, { province, prices }: WrittenListing): Promise<void> {
    await db.deleteFrom('app.listing_price').where('listing_id', '=', listingId).execute();
    // Of duplicate prices the last one wins.
    const last = new Map(prices.map((price) => [`${price.wasteType} ${price.condition}`, price]));
    if (last.size === 0) return;
    await db
      .insertInto('app.listing_price')
      .values(
        [...last.values()].map((price) => ({
          listing_id: listingId,
          province,
          waste_type: price.wasteType,
          condition: price.condition,
          amount: price.amount,
          unit: price.unit,
          minimum: price.minimum,
          observed_on: price.observedOn,
          source: price.source,
        })),
      )
      .execute();
  }

  const change = (id: string) => db.updateTable('app.listing').where('id', '=', id);

  return {
    async insert(listing: WrittenListing): Promise<string> {
      const { id, rating = null, isSample = false } = listing;
      const written = await db
        .insertInto('app.listing')
        .values({ ...columnsOf(listing), ...(id && { id }), rating, is_sample: isSample })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writePrices(written.id, listing);
      return written.id;
    },

    /** False when there is no such listing. A sample stays a sample and gets no phone number. */
    async replace(id: string, listing: WrittenListing): Promise<boolean> {
      const columns = columnsOf(listing);
      const { numUpdatedRows } = await change(id)
        .set({
          ...columns,
          phone: sql`case when is_sample then null else ${columns.phone} end`,
          updated_at: sql`now()`,
        })
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await writePrices(id, listing);
      return true;
    },

    async verify(id: string, { profileId, how, at }: Verification): Promise<void> {
      await db
        .insertInto('app.listing_verification')
        .values({ listing_id: id, profile_id: profileId, how, at })
        .execute();
      await change(id).set({ verified_at: at }).execute();
    },

    unverify: (id: string) => change(id).set({ verified_at: null }).execute(),

    /** The time of the newest "open" confirmation, null without one, and how many independent people gave one. */
    confirm: (id: string, at: Date | null, people: number) =>
      change(id).set({ confirmed_at: at, confirmed_people: people }).execute(),

    /** For good: a review of it does not bring it back, and its photo is deleted. */
    async hide(id: string): Promise<void> {
      await change(id)
        .set({ is_published: false, hidden_for_review_at: null, updated_at: sql`now()` })
        .execute();
      await listingPhotoRepository(db).removeShown(id);
    },

    /** Only what a registry names and nobody verified: three accounts must not remove what an editor has checked. */
    hideForReview: (id: string) =>
      change(id)
        .set({ is_published: false, hidden_for_review_at: sql`now()`, updated_at: sql`now()` })
        .where('is_published', '=', true)
        .where('source_id', 'is not', null)
        .where('verified_at', 'is', null)
        .execute(),

    /** False when it was not hidden for review, or has been merged or taken down since. */
    restore: async (id: string): Promise<boolean> => {
      const { numUpdatedRows } = await change(id)
        .set({ is_published: true, hidden_for_review_at: null, updated_at: sql`now()` })
        .where('hidden_for_review_at', 'is not', null)
        .where('merged_into', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
