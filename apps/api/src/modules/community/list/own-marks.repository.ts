import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

export type OwnMark = { profile_id: string; kind: 'liked' | 'followed' | 'muted'; id: string };

/** A page of posts that is shown. */
export type Page = { postIds: readonly string[]; oldestSeq: number };
export type MarksRequest = { viewerId: string; page: Page };

/** Query for the marks of several viewers: which posts of their page they like and follow, and whom they muted. */
export const ownMarksRepository = (db: Database) => ({
  async find(requests: readonly MarksRequest[]): Promise<OwnMark[]> {
    const pages = new Map<Page, { first: number; last: number }>();
    const posts: string[] = [];
    for (const { page } of requests) {
      if (pages.has(page)) continue;
      const first = posts.length + 1;
      posts.push(...page.postIds);
      pages.set(page, { first, last: posts.length });
    }
    const [firsts, lasts] = [
      requests.map(({ page }) => pages.get(page)!.first),
      requests.map(({ page }) => pages.get(page)!.last),
    ];
    const oldest = requests.map(({ page }) => page.oldestSeq);
    const viewerIds = requests.map(({ viewerId }) => viewerId);
    // Lateral subqueries per viewer and post: with a plain join PostgreSQL would read all likes of a viewer, or whole tables.
    const { rows } = await sql<OwnMark>`
      with viewer as materialized (
        select * from unnest(${viewerIds}::uuid[], ${firsts}::int[], ${lasts}::int[], ${oldest}::bigint[])
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
