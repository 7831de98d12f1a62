import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { lexeme } from '#api/lib/search/word-query.ts';
import { isMutedBy, joinStats, listColumns, markColumns } from '../post/post-columns.ts';
import {
  before,
  conditionsOf,
  followedBy,
  type ListedRow,
  type ListFilters,
  newestFirst,
} from '../list/post-list.repository.ts';
import { maxFollowedScanned, maxHitsOfStep, maxRowsScanned } from './search-budget.ts';

export type SearchRequest = {
  /** Each is a tsquery of the configuration `simple`, and all must match. */
  query: readonly string[];
  filters: ListFilters;
  /** Older than this. */
  seq: number | null;
  limit: number;
  viewerId: string;
};

/** Numbers of posts that match, and which posts were scanned for them. */
export type Walk = { seqs: number[]; newest: number; oldest: number; isComplete: boolean };
/** Numbers of posts that match, and how many the index named before the other conditions were applied. */
export type Hits = { seqs: number[]; gathered: number };

/**
 * One condition each: the index then skips from match to match, where one query of all words would read a whole list.
 * A subquery, because the planner must not know the words: it would multiply their shares, which say nothing about
 * some range, and read the whole table for words that are common elsewhere.
 */
const matches = (queries: readonly string[]) =>
  sql.join(
    queries.map((query) => sql`post.words @@ (select ${query}::tsquery)`),
    sql` and `,
  );

/** Queries for searching posts. Limits are literals, because plans depend on them. */
export const postSearchRepository = (db: Database) => {
  const isMuted = ({ viewerId }: SearchRequest) => isMutedBy(viewerId, 'post.author_id');

  /** The index also contains the category as a word (migration 0012). */
  const indexed = ({ query, filters: { category } }: SearchRequest, marks: string) =>
    sql`post.state = 'visible' and ${matches([...query, ...(category ? [lexeme(`#k${category}`)] : []), marks])}`;

  /** `scanned` is read once for its bounds and once until enough posts match. */
  async function walk(
    scanned: RawBuilder<unknown>,
    found: RawBuilder<unknown>,
    maxScanned: number,
  ): Promise<Walk> {
    const { rows } = await sql<Walk>`
      select coalesce(max(seq), 0)::float8 as newest, coalesce(min(seq), 0)::float8 as oldest,
        count(*) < ${sql.lit(maxScanned)} as "isComplete", array(${found})::float8[] as seqs
      from (${scanned}) as scanned`.execute(db);
    return rows[0]!;
  }

  return {
    /** Scans the newest posts, which fills a page quickly for common words. */
    walk(request: SearchRequest): Promise<Walk> {
      const { filters } = request;
      const newest = (columns: RawBuilder<unknown>) => sql`
        select ${columns} from app.post as post where ${conditionsOf(filters)} and ${before(request.seq, filters)}
        ${newestFirst(filters)} limit ${sql.lit(maxRowsScanned)}`;
      return walk(
        newest(sql`post.seq`),
        sql`select post.seq from (${newest(sql`post.seq, post.words, post.author_id`)}) as post
          where ${matches(request.query)} and not ${isMuted(request)} limit ${sql.lit(request.limit)}`,
        maxRowsScanned,
      );
    },

    /** Scans the posts that somebody follows, newest first. */
    walkFollowed: (request: SearchRequest): Promise<Walk> =>
      walk(
        sql`select follow.post_seq as seq from app.post_follow as follow
          where follow.profile_id = ${request.viewerId}
            and ${request.seq === null ? sql`true` : sql`follow.post_seq < ${request.seq}::bigint`}
          order by follow.post_seq desc limit ${sql.lit(maxFollowedScanned)}`,
        sql`select post.seq from ${followedBy(request.viewerId, request.seq, maxFollowedScanned)}
          where ${conditionsOf(request.filters)} and ${matches(request.query)} and not ${isMuted(request)}
          order by follow.post_seq desc limit ${sql.lit(request.limit)}`,
        maxFollowedScanned,
      ),

    /**
     * Uses only the word index. The other conditions are applied to its few results, because PostgreSQL would
     * otherwise also read half of another index. The limit is outside of the first part, which is planned as if all
     * rows were read: no plan may hope to meet enough of them by chance.
     */
    async search(request: SearchRequest, position: number, limit: number, marks: string): Promise<Hits> {
      const { rows } = await sql<Hits>`
        with named as materialized (
          select post.seq, post.author_id, post.category, post.is_unanswered, post.pinned_at, post.state
          from app.post as post where ${indexed(request, marks)}
        ), hit as materialized (select * from named limit ${sql.lit(maxHitsOfStep + 1)})
        select (select count(*) from hit)::int as gathered, array(
          select post.seq from hit as post
          where post.seq < ${position}::bigint and ${conditionsOf(request.filters)} and not ${isMuted(request)}
          order by post.seq desc limit ${limit}::int
        )::float8[] as seqs`.execute(db);
      return rows[0]!;
    },

    /** Which of the sampled posts match, newest first. */
    async sample(request: SearchRequest, marks: string, limit: number): Promise<number[]> {
      const { rows } = await sql<{ seqs: number[] }>`
        with named as materialized (select post.seq from app.post as post where ${indexed(request, marks)}),
          hit as materialized (select * from named limit ${sql.lit(limit)})
        select array(select seq from hit order by seq desc)::float8[] as seqs`.execute(db);
      return rows[0]!.seqs;
    },

    /** What the page shows of them. One that was hidden in the meantime is missing. */
    async read(seqs: readonly number[], viewerId: string): Promise<ListedRow[]> {
      if (seqs.length === 0) return [];
      const { rows } = await sql<ListedRow>`
        select ${listColumns}, ${markColumns(viewerId)} from app.post as post ${joinStats('post')}
        where post.seq = any (${seqs}::bigint[]) and post.state = 'visible' order by post.seq desc`.execute(
        db,
      );
      return rows;
    },
  };
};
