import { communityLimits } from '@app/contract/community';
import { type RawBuilder, sql } from 'kysely';

/** In lists the beginning of a post is enough. */
const preview = 300;

export const milliseconds = (column: string) => sql`date_part('epoch', ${sql.ref(column)}) * 1000`;

/** Likes that the counter does not know yet, and those that it still counts. */
export const uncountedLikes = (table: 'post' | 'reply') => sql`
  (select coalesce(sum(case when mark.liked then 1 else -1 end), 0) from ${sql.table(`app.${table}_like`)} as mark
   where mark.${sql.ref(`${table}_id`)} = ${sql.ref(`${table}.id`)} and mark.liked <> mark.counted)`;

export const authorName = (table: 'post' | 'reply') => sql`
  (select author.name from app.profile as author where author.id = ${sql.ref(`${table}.author_id`)})`;

const columnsWith = (content: RawBuilder<unknown>) => sql`
  post.id, post.seq::float8 as seq, post.author_id, ${authorName('post')} as author_name, post.title, ${content} as content,
  post.category, array_to_string(post.tags, ',') as tags, post.state, post.is_locked,
  post.pinned_at is not null as is_pinned, post.best_reply_id,
  (select picture.photo_key from app.picture as picture where picture.id = post.picture_id) as photo_key,
  ${milliseconds('post.created_at')} as created_at, ${milliseconds('post.edited_at')} as edited_at,
  (stats.like_count + ${uncountedLikes('post')})::int as like_count, stats.reply_count`;

/** PostRow of a list, out of `post` and its `stats`. */
export const listColumns = columnsWith(sql`left(post.content, ${sql.lit(preview)})`);
export const wholeColumns = columnsWith(sql`left(post.content, ${sql.lit(communityLimits.content)})`);

/** One by one, in the order that the posts have: joined as a whole they would have to be sorted again. */
export const joinStats = (table: 'post' | 'reply') => sql`
  cross join lateral (
    select * from ${sql.table(`app.${table}_stats`)} as stats
    where stats.${sql.ref(`${table}_id`)} = ${sql.ref(`${table}.id`)} offset 0
  ) as stats`;

/**
 * MarkRow but for `is_muted`, which is another question in a list than in a post that one opens. As values, not as
 * `exists`: PostgreSQL would rather read all that the person follows than ask for each post.
 */
export const markColumns = (viewerId: string) => sql`
  coalesce((
    select own.liked from app.post_like as own where own.profile_id = ${viewerId} and own.post_id = post.id
  ), false) as liked,
  coalesce((
    select true from app.post_follow as follow where follow.profile_id = ${viewerId} and follow.post_id = post.id
  ), false) as is_followed`;

/** People are few whom one person muted: read once, they cost a walk along posts nothing. */
export const isMutedBy = (viewerId: string, authorColumn: string) => sql<boolean>`coalesce(
  ${sql.ref(authorColumn)} = any (array(select mute.muted_id from app.mute where mute.profile_id = ${viewerId})), false)`;
