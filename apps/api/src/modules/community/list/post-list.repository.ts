import type { PostCategory } from '@app/contract/community';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { isMutedBy, joinStats, listColumns, markColumns } from '../post/post-columns.ts';
import type { MarkRow, PostRow } from '../post/post-row.ts';

export type ListFilters = {
  category: PostCategory | undefined;
  isUnanswered: boolean;
  /** Pinned posts are listed above the newest ones and excluded here. */
  isWithoutPinned: boolean;
};
export type ListedRow = PostRow & Omit<MarkRow, 'is_muted'>;

/** The indexes of categories have their own sort order (migration 0012), so that no plan scans posts of other categories. */
export const newestFirst = ({ category }: ListFilters) =>
  category === undefined ? sql`order by post.seq desc` : sql`order by -post.seq`;

/** For the query around a `postSelection` in that order. */
export const outerNewestFirst = ({ category }: ListFilters) =>
  category === undefined ? sql`order by post.seq desc` : sql`order by post.place`;
export const postSelection = sql`post.*, -post.seq as place`;

export const before = (seq: number | null, { category }: ListFilters) => {
  if (seq === null) return sql`true`;
  return category === undefined ? sql`post.seq < ${seq}::bigint` : sql`-post.seq > -(${seq}::bigint)`;
};

export const conditionsOf = ({ category, isUnanswered, isWithoutPinned }: ListFilters): RawBuilder<unknown> =>
  sql.join(
    [
      sql`post.state = 'visible'`,
      ...(category === undefined ? [] : [sql`post.category = ${category}`]),
      ...(isUnanswered ? [sql`post.is_unanswered`] : []),
      ...(isWithoutPinned ? [sql`post.pinned_at is null`] : []),
    ],
    sql` and `,
  );

/** Followed posts one by one from the newest, because a member may follow thousands and sees twenty at a time. */
export const followedBy = (viewerId: string, seq: number | null, limit?: number) => sql`(
    select follow.post_id, follow.post_seq from app.post_follow as follow
    where follow.profile_id = ${viewerId}
      and ${seq === null ? sql`true` : sql`follow.post_seq < ${seq}::bigint`}
    order by follow.post_seq desc ${limit === undefined ? sql`offset 0` : sql`limit ${sql.lit(limit)}`}
  ) as follow
  cross join lateral (
    select ${postSelection} from app.post as post where post.id = follow.post_id offset 0
  ) as post`;

/** Queries for lists, newest first. Limits are literals, because plans depend on them. */
export const postListRepository = (db: Database) => ({
  async newest(
    filters: ListFilters,
    seq: number | null,
    limit: number,
    viewerId: string,
  ): Promise<ListedRow[]> {
    const { rows } = await sql<ListedRow>`
      select ${listColumns}, ${markColumns(viewerId)}
      from (
        select ${postSelection} from app.post as post
        where ${conditionsOf(filters)} and ${before(seq, filters)} and not ${isMutedBy(viewerId, 'post.author_id')}
        ${newestFirst(filters)} limit ${sql.lit(limit)}
      ) as post ${joinStats('post')} ${outerNewestFirst(filters)}`.execute(db);
    return rows;
  },

  async followed(
    filters: ListFilters,
    seq: number | null,
    limit: number,
    viewerId: string,
  ): Promise<ListedRow[]> {
    const { rows } = await sql<ListedRow>`
      select ${listColumns}, ${markColumns(viewerId)}
      from (
        select post.* from ${followedBy(viewerId, seq)}
        where ${conditionsOf(filters)} and not ${isMutedBy(viewerId, 'post.author_id')}
        order by follow.post_seq desc limit ${sql.lit(limit)}
      ) as post ${joinStats('post')} order by post.seq desc`.execute(db);
    return rows;
  },

  /** The same for everybody. */
  async publicNewest(filters: ListFilters, limit: number): Promise<PostRow[]> {
    const { rows } = await sql<PostRow>`
      select ${listColumns}
      from (
        select ${postSelection} from app.post as post where ${conditionsOf(filters)} ${newestFirst(filters)} limit ${sql.lit(limit)}
      ) as post ${joinStats('post')} ${outerNewestFirst(filters)}`.execute(db);
    return rows;
  },

  async pinned(category: PostCategory | undefined, limit: number): Promise<PostRow[]> {
    const filters = { category, isUnanswered: false, isWithoutPinned: false };
    const { rows } = await sql<PostRow>`
      select ${listColumns}
      from (
        select ${postSelection} from app.post as post where ${conditionsOf(filters)} and post.pinned_at is not null
        order by post.pinned_at desc limit ${sql.lit(limit)}
      ) as post ${joinStats('post')} order by post.pinned_at desc`.execute(db);
    return rows;
  },
});
