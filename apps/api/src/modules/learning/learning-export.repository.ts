import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Queries for the photos that an operator takes out for training. */
export const learningExportRepository = (db: Database) => ({
  /** Writes down all labelled photos as taken. */
  begin: (modelVersion: string | null): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('app.learning_export')
        .values({ model_version: modelVersion })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('app.learning_export_photo')
        .columns(['export_id', 'photo_id'])
        .expression((query) =>
          query
            .selectFrom('app.learning_photo')
            .select([sql<number>`${id}::integer`.as('export_id'), 'id'])
            .where('state', '=', 'labelled'),
        )
        .execute();
      return id;
    }),

  /** Without those that were withdrawn since. */
  photosOf: (exportId: number) =>
    db
      .selectFrom('app.learning_export_photo as taken')
      .innerJoin('app.learning_photo as photo', 'photo.id', 'taken.photo_id')
      .innerJoin('app.scan as scan', (join) =>
        join.onRef('scan.profile_id', '=', 'photo.profile_id').onRef('scan.id', '=', 'photo.scan_id'),
      )
      .select(['photo.id', 'photo.label', 'scan.photo_key'])
      .where('taken.export_id', '=', exportId)
      .where('photo.state', '=', 'labelled')
      .orderBy('photo.id')
      .execute(),

  /** Photos of this or an earlier export that were withdrawn since. */
  withdrawn: async (): Promise<string[]> => {
    const rows = await db
      .selectFrom('app.learning_photo as photo')
      .select('photo.id')
      .where('photo.state', '=', 'withdrawn')
      .where('photo.id', 'in', (query) => query.selectFrom('app.learning_export_photo').select('photo_id'))
      .orderBy('photo.id')
      .execute();
    return rows.map(({ id }) => id);
  },

  forget: (exportId: number, photoId: string) =>
    db
      .deleteFrom('app.learning_export_photo')
      .where('export_id', '=', exportId)
      .where('photo_id', '=', photoId)
      .execute(),

  finish: (exportId: number) =>
    db
      .updateTable('app.learning_export')
      .set({ finished_at: sql`now()` })
      .where('id', '=', exportId)
      .execute(),
});
