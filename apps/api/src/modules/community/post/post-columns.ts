import { communityLimits } from '@app/contract/community';
import { type RawBuilder, sql } from 'kysely';

/** Lists show only the beginning of a post. */
const previewLength = 300;

export const milliseconds = (column: string) => sql`date_part('epoch', ${sql.ref(column)}) * 1000`;

/** The difference between the likes and the counter. */
export const uncountedLikes = (table: 'post' | 'reply') => sql`
  (select coalesce(sum(case when mark.liked then 1 else -1 end), 0) from ${sql.table(`app.${table}_like`)} as mark
   where mark.${sql.ref(`${table}_id`)} = ${sql.ref(`${table}.id`)} and mark.liked <> mark.counted)`;

export const authorName = (table: 'post' | 'reply') => sql`
  (select author.name from app.profile as author where author.id = ${sql.ref(`${table}.author_id`)})`;

/** The table is asked only about posts and replies without an author. */
export const isTeam = (table: 'post' | 'reply') => sql`
  case when ${sql.ref(`${table}.author_id`)} is null then coalesce((
    select true from app.team_post as team where ${sql.ref(`team.${table}_id`)} = ${sql.ref(`${table}.id`)}
  ), false) else false end`;

const columnsWith = (content: RawBuilder<unknown>) => sql`
  post.id, post.seq::float8 as seq, post.author_id, ${authorName('post')} as author_name,
  ${isTeam('post')} as is_team, post.title, ${content} as content,
  post.category, array_to_string(post.tags, ',') as tags, post.state, post.is_locked,
  post.pinned_at is not null as is_pinned, post.best_reply_id,
  (select picture.photo_key from app.picture as picture where picture.id = post.picture_id) as photo_key,
  ${milliseconds('post.created_at')} as created_at, ${milliseconds('post.edited_at')} as edited_at,
  (stats.like_count + ${uncountedLikes('post')})::int as like_count, stats.reply_count`;

/** PostRow of a list, out of `post` and its `stats`. */
export const listColumns = columnsWith(sql`left(post.content, ${sql.lit(previewLength)})`);
export const wholeColumns = columnsWith(sql`left(post.content, ${sql.lit(communityLimits.content)})`);

/** Lateral, which keeps the order of the posts; a plain join would need another sort. */
export const joinStats = (table: 'post' | 'reply') => sql`
  cross join lateral (
    select * from ${sql.table(`app.${table}_stats`)} as stats
    where stats.${sql.ref(`${table}_id`)} = ${sql.ref(`${table}.id`)} offset 0
  ) as stats`;

/**
 * MarkRow without `is_muted`, which lists and single posts compute differently. Scalar subqueries instead of `exists`,
 * because PostgreSQL would otherwise read all follows of the person.
 */
export const markColumns = (viewerId: string) => sql`
  coalesce((
    select own.liked from app.post_like as own where own.profile_id = ${viewerId} and own.post_id = post.id
  ), false) as liked,
  coalesce((
    select true from app.post_follow as follow where follow.profile_id = ${viewerId} and follow.post_id = post.id
  ), false) as is_followed`;

/** A person mutes few members, so the array is read once per query. */
export const isMutedBy = (viewerId: string, authorColumn: string) => sql<boolean>`coalesce(
  ${sql.ref(authorColumn)} = any (array(select mute.muted_id from app.mute where mute.profile_id = ${viewerId})), false)`;
