import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

export type OwnMark = { profile_id: string; kind: 'liked' | 'followed' | 'muted'; id: string };

/** Posts that somebody looks at. */
export type Page = { postIds: readonly string[]; oldestSeq: number };
export type Looking = { viewerId: string; page: Page };

/** SQL of what several people have to do with what they look at: which they like and follow, and whom they muted. */
export const ownMarksRepository = (db: Database) => ({
  async find(looking: readonly Looking[]): Promise<OwnMark[]> {
    const pages = new Map<Page, { first: number; last: number }>();
    const posts: string[] = [];
    for (const { page } of looking) {
      if (pages.has(page)) continue;
      const first = posts.length + 1;
      posts.push(...page.postIds);
      pages.set(page, { first, last: posts.length });
    }
    const [firsts, lasts] = [
      looking.map(({ page }) => pages.get(page)!.first),
      looking.map(({ page }) => pages.get(page)!.last),
    ];
    const oldest = looking.map(({ page }) => page.oldestSeq);
    const people = looking.map(({ viewerId }) => viewerId);
    // Person by person and like by like: joined as a whole, PostgreSQL would read all that somebody ever liked, or all tables.
    const { rows } = await sql<OwnMark>`
      with viewer as materialized (
        select * from unnest(${people}::uuid[], ${firsts}::int[], ${lasts}::int[], ${oldest}::bigint[])
          as viewer (profile_id, first, last, oldest)
      )
      select viewer.profile_id, 'liked' as kind, post.id
      from viewer cross join lateral unnest((${posts}::uuid[])[viewer.first:viewer.last]) as post (id)
      cross join lateral (
        select own.liked from app.post_like as own
        where own.profile_id = viewer.profile_id and own.post_id = post.id offset 0
      ) as own
      where own.liked
      union all
      select viewer.profile_id, 'followed', follow.post_id
      from viewer cross join lateral (
        select follow.post_id from app.post_follow as follow
        where follow.profile_id = viewer.profile_id and follow.post_seq >= viewer.oldest offset 0
      ) as follow
      union all
      select viewer.profile_id, 'muted', mute.muted_id
      from viewer cross join lateral (
        select mute.muted_id from app.mute as mute where mute.profile_id = viewer.profile_id offset 0
      ) as mute`.execute(db);
    return rows;
  },
});
