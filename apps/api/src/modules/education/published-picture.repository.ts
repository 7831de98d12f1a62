import type { Database } from '#api/db/database.ts';

/** Query for published pictures. */
export const publishedPictureRepository = (db: Database) => ({
  /** Undefined unless the picture belongs to a piece. */
  photoKey: async (id: string): Promise<string | undefined> => {
    const found = await db
      .selectFrom('app.picture as picture')
      .innerJoin('app.piece as piece', 'piece.picture_id', 'picture.id')
      .select('picture.photo_key')
      .where('picture.id', '=', id)
      .executeTakeFirst();
    return found?.photo_key;
  },
});
