import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

export const maxMuted = 100;

/** Queries for mutes and follows. */
export const muteRepository = (db: Database) => ({
  mutedBy: (profileId: string) =>
    db
      .selectFrom('app.mute as mute')
      .innerJoin('app.profile as member', 'member.id', 'mute.muted_id')
      .select(['member.id', 'member.name'])
      .where('mute.profile_id', '=', profileId)
      .orderBy('mute.at', 'desc')
      .orderBy('member.id')
      .limit(maxMuted)
      .execute(),

  async count(profileId: string): Promise<number> {
    const { count } = await db
      .selectFrom('app.mute')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Locks the row until the end of the transaction. Undefined when there is no such member. */
  lockMember: (id: string) =>
    db.selectFrom('app.profile').select('id').where('id', '=', id).forKeyShare().executeTakeFirst(),

  mute: (profileId: string, mutedId: string) =>
    db
      .insertInto('app.mute')
      .values({ profile_id: profileId, muted_id: mutedId })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  unmute: (profileId: string, mutedId: string) =>
    db.deleteFrom('app.mute').where('profile_id', '=', profileId).where('muted_id', '=', mutedId).execute(),

  /** Stores `seq` too, for the order of the list. Returns no row when the post is not visible. */
  follow: (profileId: string, postId: string) =>
    sql<{ id: string }>`
      with followed as (select id, seq from app.post where id = ${postId} and state = 'visible'),
      kept as (
        insert into app.post_follow (profile_id, post_id, post_seq) select ${profileId}, id, seq from followed
        on conflict do nothing)
      select id from followed`.execute(db),

  unfollow: (profileId: string, postId: string) =>
    db
      .deleteFrom('app.post_follow')
      .where('profile_id', '=', profileId)
      .where('post_id', '=', postId)
      .execute(),
});
