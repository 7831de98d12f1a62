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
  postSelection,
  outerNewestFirst,
} from '../list/post-list.repository.ts';

export type SearchRequest = {
  /** A tsquery of the configuration `simple`. */
  query: string;
  filters: ListFilters;
  /** Older than this. */
  seq: number | null;
  limit: number;
  viewerId: string;
};

/** How many posts a walk scans before it gives up. */
export const maxRowsScanned = 250;

/** Queries for searching posts. Limits are literals, because plans depend on them. */
export const postSearchRepository = (db: Database) => {
  const isMuted = ({ viewerId }: SearchRequest) => isMutedBy(viewerId, 'post.author_id');

  /** The query for the word index, which also contains the category as a word (migration 0012). */
  const indexQuery = ({ query, filters: { category } }: SearchRequest, within: string | null): string =>
    [query, category && lexeme(`#k${category}`), within]
      .filter(Boolean)
      .map((part) => `(${part})`)
      .join(' & ');

  const select = async (
    { viewerId, filters }: SearchRequest,
    found: RawBuilder<unknown>,
  ): Promise<ListedRow[]> => {
    const { rows } = await sql<ListedRow>`
      select ${listColumns}, ${markColumns(viewerId)} from (${found}) as post ${joinStats('post')} ${outerNewestFirst(filters)}`.execute(
      db,
    );
    return rows;
  };

  return {
    async newestSeq(): Promise<number> {
      const { rows } = await sql<{ seq: number }>`
        select post.seq::float8 as seq from app.post as post where post.state = 'visible' order by post.seq desc limit 1`.execute(
        db,
      );
      return rows[0]?.seq ?? 0;
    },

    /** Scans the newest posts, which fills a page quickly for common words. */
    walk: (request: SearchRequest) =>
      select(
        request,
        sql`select * from (
            select ${postSelection} from app.post as post where ${conditionsOf(request.filters)} and ${before(request.seq, request.filters)}
            ${newestFirst(request.filters)} limit ${sql.lit(maxRowsScanned)}
          ) as post
          where post.words @@ ${request.query}::tsquery and not ${isMuted(request)} limit ${sql.lit(request.limit)}`,
      ),

    /** Scans the followed posts, which are few. */
    walkFollowed: (request: SearchRequest) =>
      select(
        request,
        sql`select post.* from ${followedBy(request.viewerId, request.seq)}
          where ${conditionsOf(request.filters)} and post.words @@ ${request.query}::tsquery and not ${isMuted(request)}
          order by follow.post_seq desc limit ${sql.lit(request.limit)}`,
      ),

    /**
     * Uses only the word index. The other conditions are applied to its few results, because PostgreSQL would
     * otherwise also read half of another index.
     */
    search: (request: SearchRequest, within: string | null) =>
      select(
        request,
        sql`with hit as materialized (
            select post.seq, post.id, post.author_id, post.category, post.is_unanswered, post.pinned_at, post.state
            from app.post as post
            where post.state = 'visible'
              and post.words @@ ${indexQuery(request, within)}::tsquery
          )
          select ${postSelection} from (
            select post.seq from hit as post
            where ${before(request.seq, request.filters)} and ${conditionsOf(request.filters)} and not ${isMuted(request)}
            ${newestFirst(request.filters)} limit ${sql.lit(request.limit)}
          ) as hit join app.post as post on post.seq = hit.seq`,
      ),

    /** Known words with this prefix, the shortest first. */
    async withPrefix(word: string, limit: number): Promise<string[]> {
      const { rows } = await sql<{ word: string }>`
        select known.word from app.post_word as known
        where known.word >= ${word} collate "C" and known.word < (${word} || U&'\\FFFF') collate "C"
        order by char_length(known.word), known.word limit ${sql.lit(limit)}`.execute(db);
      return rows.map((row) => row.word);
    },
  };
};
