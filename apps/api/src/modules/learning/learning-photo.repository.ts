import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { newestFirst, type Position, positionOf } from '#api/lib/time-cursor.ts';

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

    /** The newest scans, each with its photo if it has one: so a batch reads no more scans than it has. */
    own: (profileId: string, limit: number, before?: Position) =>
      db
        .selectFrom(
          newestFirst(db.selectFrom('app.scan').where('profile_id', '=', profileId), {
            createdAt: 'created_at',
            id: 'id',
            before,
            limit,
          })
            .select(['id', 'created_at'])
            .as('scan'),
        )
        .leftJoin('app.learning_photo as photo', 'photo.scan_id', 'scan.id')
        .select((select) => [
          'scan.id',
          positionOf('scan.created_at').as('position'),
          'photo.state',
          'photo.label',
          sql<Date[]>`array(${select
            .selectFrom('app.learning_export_photo as taken')
            .innerJoin('app.learning_export as export', 'export.id', 'taken.export_id')
            .select('export.at')
            .whereRef('taken.photo_id', '=', 'photo.id')
            .orderBy('export.at')})`.as('exported_at'),
        ])
        .orderBy('scan.created_at', 'desc')
        .orderBy('scan.id', 'desc')
        .execute(),

    ownVotes: (labelerId: string, limit: number, before?: Position) =>
      newestFirst(db.selectFrom('app.learning_vote').where('labeler_id', '=', labelerId), {
        createdAt: 'at',
        id: 'photo_id',
        before,
        limit,
      })
        .select(['photo_id as id', 'answer', 'at', positionOf('at').as('position')])
        .execute(),
  };
};
