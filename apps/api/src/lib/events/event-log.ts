import type { Database } from '#api/db/database.ts';

/** What happened, by ids. Whoever needs more looks it up. */
export type ProductEvent = { notifiedIds?: string[] } & (
  | { kind: 'post' | 'changed'; postId: string }
  | { kind: 'reply' | 'best-reply'; postId: string; replyId: string }
  /** About a member alone when there is no post. */
  | { kind: 'moderated' | 'appeal-decided'; decisionId: string; postId: string | null }
);

/** Call it in the transaction of the change: both are committed, or neither. */
export async function appendEvent(transaction: Database, event: ProductEvent): Promise<void> {
  await transaction
    .insertInto('app.event')
    .values({
      kind: event.kind,
      post_id: event.postId,
      reply_id: 'replyId' in event ? event.replyId : null,
      decision_id: 'decisionId' in event ? event.decisionId : null,
      notified_ids: event.notifiedIds?.length ? event.notifiedIds : null,
    })
    .execute();
}
