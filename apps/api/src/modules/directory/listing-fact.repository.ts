import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { FactField } from './listing-fields.ts';

/** A person; registries speak through the importer. */
type Speaker = { saidBy: 'owner' | 'member' | 'editor'; profileId: string | null };

/** Who said what the fields of listings hold. */
export const listingFactRepository = (db: Database) => ({
  /** A person's word replaces a registry's, and an earlier word of a person. */
  async record(
    listingId: string,
    fields: readonly FactField[],
    { saidBy, profileId }: Speaker,
  ): Promise<void> {
    if (fields.length === 0) return;
    await db
      .insertInto('app.listing_fact')
      .values(
        fields.map((field) => ({
          listing_id: listingId,
          field,
          said_by: saidBy,
          said_at: sql<Date>`now()`,
          profile_id: profileId,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['listing_id', 'field']).doUpdateSet({
          said_by: saidBy,
          said_at: sql<Date>`now()`,
          profile_id: profileId,
          source_id: null,
          external_key: null,
        }),
      )
      .execute();
  },
});
