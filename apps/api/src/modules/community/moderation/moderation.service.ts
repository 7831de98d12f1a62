import type { listModerationLog } from '@app/contract/community-moderation';
import type { RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { appendEvent } from '#api/lib/events/event-log.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { seqCursor } from '../conduct/conduct-cursor.ts';
import { applyAction } from './moderation-apply.ts';
import {
  type Decision,
  moderationRepository,
  type PostAction,
  type Target,
  type Grounds,
} from './moderation.repository.ts';
import { notificationWriter } from '../notification/notification-writer.repository.ts';
import { reportRepository } from './report.repository.ts';

const size = 20;
const cursors = seqCursor('moderation-log');

type AuditEntry = { actorId: string; action: string; subjectId: string; detail?: Record<string, string> };
export type Audit = (transaction: Database, entry: AuditEntry) => Promise<void>;

type Parts = {
  db: Database;
  audit: Audit;
  relaySoon: () => void;
  /** Invalidates the cached post lists. */
  invalidateLists: () => void;
};

export const postTarget = (postId: string): Target => ({ kind: 'post', postId, replyId: null });
export const replyTarget = (postId: string, replyId: string): Target => ({ kind: 'reply', postId, replyId });

/** What a moderator may do to their own post: the rest would close a report, or undo a decision, about themselves. */
const allowedOnOwn: ReadonlySet<PostAction> = new Set(['lock', 'pin', 'unpin']);

/** Moderation actions. Each writes a permanent decision, an audit entry and a notification to the member. */
export function moderationService({ db, audit, relaySoon, invalidateLists }: Parts) {
  /** Records the decision and returns its id. Moderators are not notified about decisions on their own content. */
  async function record(transaction: Database, decision: Decision, shouldNotify = true): Promise<string> {
    const { action, target, memberId, decidedBy } = decision;
    const decisionId = await moderationRepository(transaction).record(decision);
    await audit(transaction, {
      actorId: decidedBy,
      action: `${target.kind}.${action}`,
      subjectId: target.replyId ?? target.postId ?? memberId ?? decisionId,
      detail: { decision: decisionId, rule: decision.rule },
    });
    const { postId, replyId } = target;
    const profileId = shouldNotify && memberId !== decidedBy ? memberId : null;
    const notice = { kind: 'moderated', decisionId, postId, replyId } as const;
    const notifiedIds = profileId
      ? await notificationWriter(transaction).notice({ ...notice, profileId })
      : [];
    await appendEvent(transaction, { kind: 'moderated', decisionId, postId, notifiedIds });
    return decisionId;
  }

  /** Runs within a transaction; the author must be locked. */
  async function moderateWithin(
    transaction: Database,
    { id }: Viewer,
    target: Target,
    input: Grounds & { action: PostAction },
    shouldNotify = true,
  ): Promise<void> {
    const { action, rule, reason } = input;
    const { memberId, category } = await applyAction(transaction, target, action);
    if (action === 'hide') await moderationRepository(transaction).closeCases(target, id);
    const decision = { action, rule, reason, target, memberId, category, decidedBy: id };
    await record(transaction, decision, shouldNotify);
  }

  /** Locks the author. Nobody decides about themselves, nor about what they reported and what still waits. */
  async function assertNoConflict(
    transaction: Database,
    viewer: Viewer,
    target: Target,
    action: PostAction | 'keep',
  ): Promise<void> {
    const authorId = await moderationRepository(transaction).lockAuthor(target);
    if (authorId === viewer.id && (action === 'keep' || !allowedOnOwn.has(action)))
      throw new AppError('own_content');
    const closesReports = action === 'hide' || action === 'keep';
    if (closesReports && (await reportRepository(transaction).isPendingReporter(viewer.id, target)))
      throw new AppError('own_report');
  }

  /** Call after the commit. */
  function announce(): void {
    invalidateLists();
    relaySoon();
  }

  return {
    record,
    moderateWithin,
    assertNoConflict,
    announce,

    async moderate(viewer: Viewer, target: Target, input: Grounds & { action: PostAction }): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await assertNoConflict(transaction, viewer, target, input.action);
        await moderateWithin(transaction, viewer, target, input);
      });
      announce();
    },

    /** Public, so it contains nothing that identifies a member. */
    async log(cursor: string | undefined): Promise<RouteOutput<typeof listModerationLog>> {
      const rows = await moderationRepository(db).log(size + 1, cursors.read(cursor));
      const { shown, nextCursor } = cursors.page(rows, size);
      return {
        entries: shown.map(({ seq: _seq, at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
        nextCursor,
      };
    },
  };
}

export type ModerationService = ReturnType<typeof moderationService>;
