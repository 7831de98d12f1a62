import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { ActivitySource } from '#api/lib/activity-source.ts';
import { newestFirst, positionOf } from '#api/lib/time-cursor.ts';
import { placeholders } from './post-row.ts';

/** A literal, so that it matches the condition of the partial indexes. */
const isNotDeleted = (table: 'post' | 'reply') => sql<boolean>`${sql.ref(`${table}.state`)} <> 'deleted'`;

/** Posts of a person, including hidden ones. */
export const postActivity =
  (db: Database): ActivitySource =>
  async (personId, before, limit) => {
    const rows = await newestFirst(
      db
        .selectFrom('app.post as post')
        .select(['post.id', 'post.title', 'post.state', positionOf('post.created_at').as('position')])
        .where('post.author_id', '=', personId)
        .where(isNotDeleted('post')),
      { createdAt: 'post.created_at', id: 'post.id', before, limit },
    ).execute();
    return rows.map(({ id, title, state, position }) => ({
      kind: 'post',
      _id: id,
      title,
      state: state === 'hidden' ? 'hidden' : null,
      address: `/community/${id}`,
      position,
    }));
  };

/** Replies of a person. A deleted or hidden post shows a placeholder title. */
export const replyActivity =
  (db: Database): ActivitySource =>
  async (personId, before, limit) => {
    const rows = await newestFirst(
      db
        .selectFrom('app.reply as reply')
        .innerJoin('app.post as post', 'post.id', 'reply.post_id')
        .select([
          'reply.id',
          'reply.state',
          'reply.post_id',
          'post.title',
          'post.state as post_state',
          positionOf('reply.created_at').as('position'),
        ])
        .where('reply.author_id', '=', personId)
        .where(isNotDeleted('reply')),
      { createdAt: 'reply.created_at', id: 'reply.id', before, limit },
    ).execute();
    return rows.map((row) => ({
      kind: 'reply',
      _id: row.id,
      title: row.post_state === 'visible' ? row.title : placeholders[row.post_state],
      state: row.state === 'hidden' ? 'hidden' : null,
      address: `/community/${row.post_id}`,
      position: row.position,
    }));
  };
