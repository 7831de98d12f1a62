import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

export const mostMuted = 100;

/** SQL of whom a person does not want to read. */
export const muteRepository = (db: Database) => ({
  mutedBy: (profileId: string) =>
    db
      .selectFrom('app.mute as mute')
      .innerJoin('app.profile as member', 'member.id', 'mute.muted_id')
      .select(['member.id', 'member.name'])
      .where('mute.profile_id', '=', profileId)
      .orderBy('mute.at', 'desc')
      .orderBy('member.id')
      .limit(mostMuted)
      .execute(),

  async count(profileId: string): Promise<number> {
    const { count } = await db
      .selectFrom('app.mute')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Their row stays until the end of the transaction. Undefined for who is not here. */
  holdMember: (id: string) =>
    db.selectFrom('app.profile').select('id').where('id', '=', id).forKeyShare().executeTakeFirst(),

  mute: (profileId: string, mutedId: string) =>
    db
      .insertInto('app.mute')
      .values({ profile_id: profileId, muted_id: mutedId })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  unmute: (profileId: string, mutedId: string) =>
    db.deleteFrom('app.mute').where('profile_id', '=', profileId).where('muted_id', '=', mutedId).execute(),

  /** The post's number goes with it, for the order of the list. Nothing for what cannot be read. */
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
