import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** The key of the photo that came with a suggestion, of a table named `suggestion`. */
export const suggestedPhotoKey = sql<string | null>`(
  select picture.photo_key from app.listing_photo as photo
  join app.picture as picture on picture.id = photo.picture_id
  where photo.suggestion_id = suggestion.id
)`.as('photo_key');

/** Photos of the fronts of places. A trigger deletes the picture together with the row. */
export const listingPhotoRepository = (db: Database) => {
  const photos = () => db.deleteFrom('app.listing_photo');
  return {
    attach: (suggestionId: string, pictureId: string) =>
      db
        .insertInto('app.listing_photo')
        .values({ suggestion_id: suggestionId, picture_id: pictureId })
        .execute(),

    /** Replaces the photo that the place showed. From now on it belongs to the place, and stays when its owner goes. */
    async publish(suggestionId: string, listingId: string): Promise<void> {
      const photo = await db
        .selectFrom('app.listing_photo')
        .select('picture_id')
        .where('suggestion_id', '=', suggestionId)
        .executeTakeFirst();
      if (!photo) return;
      await photos().where('listing_id', '=', listingId).execute();
      await db
        .updateTable('app.listing_photo')
        .set({ listing_id: listingId })
        .where('picture_id', '=', photo.picture_id)
        .execute();
      await db
        .updateTable('app.picture')
        .set({ owner_id: null })
        .where('id', '=', photo.picture_id)
        .execute();
    },

    removeSuggested: (suggestionId: string) => photos().where('suggestion_id', '=', suggestionId).execute(),

    removeShown: (listingId: string) => photos().where('listing_id', '=', listingId).execute(),

    /** Of suggestions that a version without photos decided. */
    removeLeftOver: () =>
      photos()
        .where('listing_id', 'is', null)
        .where('suggestion_id', 'in', (eb) =>
          eb.selectFrom('app.listing_suggestion').select('id').where('state', '<>', 'pending'),
        )
        .execute(),

    /** Undefined unless a published place shows it. */
    shownPhotoKey: async (pictureId: string): Promise<string | undefined> => {
      const found = await db
        .selectFrom('app.listing_photo as photo')
        .innerJoin('app.listing as listing', 'listing.id', 'photo.listing_id')
        .innerJoin('app.picture as picture', 'picture.id', 'photo.picture_id')
        .select('picture.photo_key')
        .where('photo.picture_id', '=', pictureId)
        .where('listing.is_published', '=', true)
        .executeTakeFirst();
      return found?.photo_key;
    },
  };
};
