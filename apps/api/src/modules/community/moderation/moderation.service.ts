import type { listModerationLog } from '@app/contract/community-moderation';
import type { RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { seqCursor } from '../conduct/conduct-cursor.ts';
import type { LiveNews } from '../live/live-news.ts';
import { applyAction } from './moderation-apply.ts';
import {
  type Decision,
  moderationRepository,
  type PostAction,
  type Target,
  type Why,
} from './moderation.repository.ts';
import { notificationWriter } from '../notification/notification-writer.repository.ts';

const size = 20;
const cursors = seqCursor('moderation-log');

type AuditEntry = { actorId: string; action: string; subjectId: string; detail?: Record<string, string> };
export type Audit = (transaction: Database, entry: AuditEntry) => Promise<void>;

type Parts = {
  db: Database;
  audit: Audit;
  news: Pick<LiveNews, 'tell' | 'publish'>;
  /** What lists remember for a moment is no longer true. */
  forgetLists: () => void;
};

export type Moderated = { decisionId: string; told: string[] };

export const postTarget = (postId: string): Target => ({ kind: 'post', postId, replyId: null });
export const replyTarget = (postId: string, replyId: string): Target => ({ kind: 'reply', postId, replyId });

/** What moderators do: each time one line for good, an entry of the audit, and a word to the one concerned. */
export function moderationService({ db, audit, news, forgetLists }: Parts) {
  /** The line itself. Whoever moderates something of their own needs no word. */
  async function record(transaction: Database, decision: Decision, isTold = true): Promise<Moderated> {
    const { action, target, memberId, decidedBy } = decision;
    const decisionId = await moderationRepository(transaction).record(decision);
    await audit(transaction, {
      actorId: decidedBy,
      action: `${target.kind}.${action}`,
      subjectId: target.replyId ?? target.postId ?? memberId ?? decisionId,
      detail: { decision: decisionId, rule: decision.rule },
    });
    if (!isTold || memberId === null || memberId === decidedBy) return { decisionId, told: [] };
    const { postId, replyId } = target;
    const notice = { kind: 'moderated', profileId: memberId, decisionId, postId, replyId } as const;
    return { decisionId, told: await notificationWriter(transaction).notice(notice) };
  }

  /** Within a transaction; its author must be held. */
  async function moderateWithin(
    transaction: Database,
    { id }: Viewer,
    target: Target,
    given: Why & { action: PostAction },
    isTold = true,
  ): Promise<Moderated> {
    const { action, rule, reason } = given;
    const { memberId, category } = await applyAction(transaction, target, action);
    if (action === 'hide') await moderationRepository(transaction).closeCases(target, id);
    const decision = { action, rule, reason, target, memberId, category, decidedBy: id };
    return record(transaction, decision, isTold);
  }

  /** After the commit. */
  function announce({ postId }: Target, told: string[]): void {
    if (postId !== null) {
      forgetLists();
      news.publish({ type: 'changed', postId });
    }
    news.tell(told);
  }

  return {
    record,
    moderateWithin,
    announce,

    async moderate(viewer: Viewer, target: Target, given: Why & { action: PostAction }): Promise<void> {
      const { told } = await db.transaction().execute(async (transaction) => {
        await moderationRepository(transaction).holdAuthor(target);
        return moderateWithin(transaction, viewer, target, given);
      });
      announce(target, told);
    },

    /** For everybody: nobody can be found by it. */
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
