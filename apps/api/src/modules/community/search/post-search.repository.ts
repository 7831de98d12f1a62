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
  ofPost,
  stillNewestFirst,
} from '../list/post-list.repository.ts';

export type Wanted = {
  /** A tsquery of the configuration `simple`. */
  query: string;
  filters: ListFilters;
  /** Older than this. */
  seq: number | null;
  limit: number;
  viewerId: string;
};

/** How many posts a walk looks at before it gives up. */
export const patience = 250;

/** SQL of searching posts. Limits are written out: plans depend on them. */
export const postSearchRepository = (db: Database) => {
  const isMuted = ({ viewerId }: Wanted) => isMutedBy(viewerId, 'post.author_id');

  /** What the index of words is asked: the category is a word as well, in migration 0012. */
  const indexed = ({ query, filters: { category } }: Wanted, within: string | null): string =>
    [query, category && lexeme(`#k${category}`), within]
      .filter(Boolean)
      .map((part) => `(${part})`)
      .join(' & ');

  const select = async ({ viewerId, filters }: Wanted, found: RawBuilder<unknown>): Promise<ListedRow[]> => {
    const { rows } = await sql<ListedRow>`
      select ${listColumns}, ${markColumns(viewerId)} from (${found}) as post ${joinStats('post')} ${stillNewestFirst(filters)}`.execute(
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

    /** Along the newest posts, one by one: finds a page of what is common at once. */
    walk: (wanted: Wanted) =>
      select(
        wanted,
        sql`select * from (
            select ${ofPost} from app.post as post where ${conditionsOf(wanted.filters)} and ${before(wanted.seq, wanted.filters)}
            ${newestFirst(wanted.filters)} limit ${sql.lit(patience)}
          ) as post
          where post.words @@ ${wanted.query}::tsquery and not ${isMuted(wanted)} limit ${sql.lit(wanted.limit)}`,
      ),

    /** Among what the viewer follows, which is little. */
    walkFollowed: (wanted: Wanted) =>
      select(
        wanted,
        sql`select post.* from ${followedBy(wanted.viewerId, wanted.seq)}
          where ${conditionsOf(wanted.filters)} and post.words @@ ${wanted.query}::tsquery and not ${isMuted(wanted)}
          order by follow.post_seq desc limit ${sql.lit(wanted.limit)}`,
      ),

    /**
     * Through the index of words, and through no other: all other conditions are asked of the few that it finds,
     * or PostgreSQL would read half of another index beside it.
     */
    search: (wanted: Wanted, within: string | null) =>
      select(
        wanted,
        sql`with hit as materialized (
            select post.seq, post.id, post.author_id, post.category, post.is_unanswered, post.pinned_at, post.state
            from app.post as post
            where post.state = 'visible'
              and post.words @@ ${indexed(wanted, within)}::tsquery
          )
          select ${ofPost} from (
            select post.seq from hit as post
            where ${before(wanted.seq, wanted.filters)} and ${conditionsOf(wanted.filters)} and not ${isMuted(wanted)}
            ${newestFirst(wanted.filters)} limit ${sql.lit(wanted.limit)}
          ) as hit join app.post as post on post.seq = hit.seq`,
      ),

    /** Known words that begin so, the shortest first. */
    async beginningWith(word: string, most: number): Promise<string[]> {
      const { rows } = await sql<{ word: string }>`
        select known.word from app.post_word as known
        where known.word >= ${word} collate "C" and known.word < (${word} || U&'\\FFFF') collate "C"
        order by char_length(known.word), known.word limit ${sql.lit(most)}`.execute(db);
      return rows.map((row) => row.word);
    },
  };
};
