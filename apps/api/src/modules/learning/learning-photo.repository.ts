import type { Database } from '#api/db/database.ts';

/** Queries for a member's own photos that the model may learn from. */
export const learningPhotoRepository = (db: Database) => {
  const keptPhotos = (profileId: string) =>
    db.selectFrom('app.scan').where('profile_id', '=', profileId).where('photo_key', 'is not', null);

  return {
    /** Kept photos that their owner judged: all, or that of one scan. */
    add: (profileId: string, scanId?: string) =>
      db
        .insertInto('app.learning_photo')
        .columns(['profile_id', 'scan_id'])
        .expression(
          keptPhotos(profileId)
            .select(['profile_id', 'id'])
            .where('is_correct', 'is not', null)
            .$if(scanId !== undefined, (query) => query.where('id', '=', scanId!)),
        )
        .onConflict((conflict) => conflict.column('scan_id').doNothing())
        .execute(),

    /** A trigger clears the rest of the row. Refused photos stay refused, also when the consent is given anew. */
    withdrawAll: (profileId: string) =>
      db
        .updateTable('app.learning_photo')
        .set({ scan_id: null })
        .where('profile_id', '=', profileId)
        .where('state', '<>', 'refused')
        .execute(),

    deleteVotes: (profileId: string) =>
      db
        .deleteFrom('app.learning_vote')
        .where('photo_id', 'in', (query) =>
          query
            .selectFrom('app.learning_photo')
            .select('app.learning_photo.id')
            .where('scan_id', 'in', keptPhotos(profileId).select('id')),
        )
        .execute(),

    own: (profileId: string, limit: number) =>
      db
        .selectFrom('app.learning_photo as photo')
        .innerJoin('app.scan as scan', (join) =>
          join.onRef('scan.profile_id', '=', 'photo.profile_id').onRef('scan.id', '=', 'photo.scan_id'),
        )
        .leftJoin('app.learning_export_photo as taken', 'taken.photo_id', 'photo.id')
        .leftJoin('app.learning_export as export', 'export.id', 'taken.export_id')
        .select(({ fn }) => [
          'photo.scan_id',
          'photo.state',
          'photo.label',
          fn.agg<(Date | null)[]>('array_agg', ['export.at']).as('exported_at'),
        ])
        .where('scan.profile_id', '=', profileId)
        .groupBy('photo.id')
        .orderBy('photo.id')
        .limit(limit)
        .execute(),

    ownVotes: (labelerId: string, limit: number) =>
      db
        .selectFrom('app.learning_vote')
        .select(['answer', 'at'])
        .where('labeler_id', '=', labelerId)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute(),
  };
};
