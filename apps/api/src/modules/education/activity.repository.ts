import type { ActivityState } from '@app/contract/dashboard';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { ActivitySource } from '#api/lib/activity-source.ts';
import { newestFirst, positionOf } from '#api/lib/time-cursor.ts';

/** Submissions of a person with their state. */
export const submissionActivity =
  (db: Database): ActivitySource =>
  async (personId, before, limit) => {
    const rows = await newestFirst(
      db
        .selectFrom('app.piece_submission as submission')
        .select([
          'submission.id',
          sql<string>`submission.piece ->> 'title'`.as('title'),
          'submission.state',
          'submission.kind',
          'submission.published_id',
          positionOf('submission.created_at').as('position'),
        ])
        .where('submission.author_id', '=', personId),
      { createdAt: 'submission.created_at', id: 'submission.id', before, limit },
    ).execute();
    return rows.map(({ id, title, state, kind, published_id, position }) => ({
      kind: 'submission',
      _id: id,
      title,
      state: state as ActivityState,
      address: published_id === null ? null : `/education/${kind}/${published_id}`,
      position,
    }));
  };
