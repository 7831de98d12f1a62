import type { Database } from '#api/db/database.ts';

/** Queries for the export of a person's conduct, each in the order of the index that finds the person's rows. */
export const conductExportRepository = (db: Database, profileId: string) => ({
  muted: (last: { mutedId: string } | undefined, limit: number) =>
    db
      .selectFrom('app.mute as mute')
      .innerJoin('app.profile as member', 'member.id', 'mute.muted_id')
      .select(['mute.muted_id as mutedId', 'member.name', 'mute.at'])
      .where('mute.profile_id', '=', profileId)
      .$if(last !== undefined, (query) => query.where('mute.muted_id', '>', last!.mutedId))
      .orderBy('mute.muted_id')
      .limit(limit)
      .execute(),

  followed: (last: { seq: string } | undefined, limit: number) =>
    db
      .selectFrom('app.post_follow')
      .select(['post_id as postId', 'post_seq as seq'])
      .where('profile_id', '=', profileId)
      .$if(last !== undefined, (query) => query.where('post_seq', '<', last!.seq))
      .orderBy('post_seq', 'desc')
      .limit(limit)
      .execute(),

  likedPosts: (last: { postId: string } | undefined, limit: number) =>
    db
      .selectFrom('app.post_like')
      .select(['post_id as postId', 'liked'])
      .where('profile_id', '=', profileId)
      .$if(last !== undefined, (query) => query.where('post_id', '>', last!.postId))
      .orderBy('post_id')
      .limit(limit)
      .execute(),

  likedReplies: (last: { replyId: string } | undefined, limit: number) =>
    db
      .selectFrom('app.reply_like')
      .select(['reply_id as replyId', 'liked'])
      .where('profile_id', '=', profileId)
      .$if(last !== undefined, (query) => query.where('reply_id', '>', last!.replyId))
      .orderBy('reply_id')
      .limit(limit)
      .execute(),

  reports: (last: { targetId: string } | undefined, limit: number) =>
    db
      .selectFrom('app.report')
      .select(['target_id as targetId', 'reason', 'note', 'created_at as at'])
      .where('reporter_id', '=', profileId)
      .$if(last !== undefined, (query) => query.where('target_id', '>', last!.targetId))
      .orderBy('target_id')
      .limit(limit)
      .execute(),

  /** Found by the member and sorted then: `offset` keeps PostgreSQL from reading all decisions in order. */
  decisions: (last: { seq: string } | undefined, limit: number) =>
    db
      .selectFrom(
        db
          .selectFrom('app.moderation_decision')
          .select(['seq', 'action', 'rule', 'reason', 'created_at as at'])
          .where('member_id', '=', profileId)
          .offset(0)
          .as('decision'),
      )
      .selectAll()
      .$if(last !== undefined, (query) => query.where('seq', '>', last!.seq))
      .orderBy('seq')
      .limit(limit)
      .execute(),

  /** As above. */
  appeals: (last: { id: string } | undefined, limit: number) =>
    db
      .selectFrom(
        db
          .selectFrom('app.appeal')
          .select(['id', 'text', 'state', 'reason', 'created_at as at'])
          .where('author_id', '=', profileId)
          .offset(0)
          .as('appeal'),
      )
      .selectAll()
      .$if(last !== undefined, (query) => query.where('id', '>', last!.id))
      .orderBy('id')
      .limit(limit)
      .execute(),
});
