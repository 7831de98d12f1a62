import type { Appeal, decideAppeal, listAppeals } from '@app/contract/community-moderation';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { appendEvent } from '#api/lib/events/event-log.ts';
import { pageOf, readCursor } from '#api/lib/time-cursor.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { pendingCount } from '#api/lib/pending-count.ts';
import { appealRepository } from './appeal.repository.ts';
import type { PostAction, Target } from './moderation.repository.ts';
import type { Audit, ModerationService } from './moderation.service.ts';
import { notificationWriter } from '../notification/notification-writer.repository.ts';
import { suspensionRepository } from './suspension.repository.ts';

const page = 20;
const opposite: Record<string, PostAction> = { hide: 'restore', lock: 'unlock' };

type Input = RouteInput<typeof decideAppeal>['body'];
type Parts = { db: Database; audit: Audit; moderation: ModerationService };
type AppealDetails = NonNullable<Awaited<ReturnType<ReturnType<typeof appealRepository>['find']>>>;

const targetOf = ({ target, postId, replyId }: AppealDetails): Target => ({ kind: target, postId, replyId });

/** What moderators do with appeals. */
export function appealReviewService({ db, audit, moderation }: Parts) {
  /** Nobody decides their own appeal, and a different moderator must decide when there is one. */
  async function conflictOf(
    viewer: Viewer,
    { authorId, decidedBy }: Pick<AppealDetails, 'authorId' | 'decidedBy'>,
  ): Promise<Appeal['conflict']> {
    if (authorId === viewer.id) return 'author';
    if (decidedBy !== viewer.id || viewer.role === 'admin') return null;
    return (await appealRepository(db).hasOtherModerator(viewer.id)) ? 'decider' : null;
  }

  /** Reverts the decision and logs it. Nothing happens when the decision is no longer in effect. */
  async function undo(
    transaction: Database,
    viewer: Viewer,
    found: AppealDetails,
    reason: string,
  ): Promise<void> {
    const { action, rule, authorId, decisionId } = found;
    const target = targetOf(found);
    if (action === 'suspend') {
      const suspensions = suspensionRepository(transaction);
      if ((await suspensions.current(authorId))?.decision_id !== decisionId) return;
      await suspensions.end(authorId);
      const ended = { target, memberId: authorId, category: null, rule, reason, decidedBy: viewer.id };
      await moderation.record(transaction, { ...ended, action: 'unsuspend' }, false);
      return;
    }
    const input = { action: opposite[action]!, rule, reason };
    await moderation.moderateWithin(transaction, viewer, target, input, false).catch((error: unknown) => {
      // An AppError means nothing was written: the decision is already undone.
      if (!(error instanceof AppError)) throw error;
    });
  }

  return {
    waiting: () => pendingCount(db, 'app.appeal'),

    async list(viewer: Viewer, cursor: string | undefined): Promise<RouteOutput<typeof listAppeals>> {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const { shown, nextCursor } = pageOf(await appealRepository(db).oldest(page + 1, after), page);
      const appeals = shown.map(
        async ({ id, action, reason, text, author, content, ...row }): Promise<Appeal> => ({
          _id: id,
          action,
          reason,
          text,
          author,
          postId: row.post_id,
          replyId: row.reply_id,
          content,
          createdAt: row.created_at.toISOString(),
          conflict: await conflictOf(viewer, { authorId: row.author_id, decidedBy: row.decided_by }),
        }),
      );
      return { appeals: await Promise.all(appeals), nextCursor };
    },

    async decide(viewer: Viewer, id: string, { decision, reason }: Input): Promise<void> {
      const found = await appealRepository(db).find(id);
      if (!found) throw new AppError('not_found');
      const conflict = await conflictOf(viewer, found);
      if (conflict) throw new AppError(conflict === 'author' ? 'own_content' : 'appeal_needs_other');
      const target = targetOf(found);
      const { authorId, decisionId } = found;
      await db.transaction().execute(async (transaction) => {
        const appeals = appealRepository(transaction);
        if (!(await suspensionRepository(transaction).lockMember(authorId))) throw new AppError('not_found');
        if ((await appeals.lock(id))?.state !== 'pending') throw new AppError('already_moderated');
        if (decision === 'undo') await undo(transaction, viewer, found, reason);
        await appeals.decide(id, decision === 'undo' ? 'undone' : 'kept', reason, viewer.id);
        await audit(transaction, { actorId: viewer.id, action: `appeal.${decision}`, subjectId: id });
        const { postId, replyId } = target;
        const notice = { kind: 'appeal-decided', profileId: authorId, decisionId, postId, replyId } as const;
        const notifiedIds = await notificationWriter(transaction).notice(notice);
        await appendEvent(transaction, { kind: 'appeal-decided', decisionId, postId: null, notifiedIds });
      });
      moderation.announce();
    },
  };
}
