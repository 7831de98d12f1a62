import type { decideReport, listReports, ReportedCase } from '@app/contract/community-moderation';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { pageOf, readCursor } from '#api/lib/time-cursor.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { pendingCount } from '#api/lib/pending-count.ts';
import type { Target } from './moderation.repository.ts';
import { type Audit, type ModerationService, postTarget, replyTarget } from './moderation.service.ts';
import { postRepository } from '../post/post.repository.ts';
import type { PostReader } from '../post/post-reader.service.ts';
import { replyRepository } from '../reply/reply.repository.ts';
import { reportReviewRepository } from './report-review.repository.ts';

const page = 20;

type Input = RouteInput<typeof decideReport>['body'];
type Parts = { db: Database; audit: Audit; moderation: ModerationService; reader: PostReader };

/** Review of reported posts and replies. */
export function reportReviewService({ db, audit, moderation, reader }: Parts) {
  /** Locks the post or reply before its case, the same order as a direct moderation. */
  async function lockVisible(transaction: Database, { postId, replyId }: Target): Promise<boolean> {
    const content = replyId
      ? await replyRepository(transaction).lock(postId!, replyId)
      : await postRepository(transaction).lock(postId!);
    return content?.state === 'visible';
  }

  return {
    waiting: () => pendingCount(db, 'app.report_case'),

    async list({ id }: Viewer, cursor: string | undefined): Promise<RouteOutput<typeof listReports>> {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const rows = await reportReviewRepository(db).oldest(id, page + 1, after);
      const { shown, nextCursor } = pageOf(rows, page);
      const cases: Promise<ReportedCase>[] = shown.map(async (row) => {
        const post = await reader.withoutReplies(row.post_id, id, true);
        const reply = row.reply_id ? await reader.reply(row.post_id, row.reply_id, id, true) : null;
        const isReporter = row.is_reporter ? ('reporter' as const) : null;
        return {
          _id: row.id,
          post,
          reply,
          reports: row.reports,
          reportCount: row.report_count,
          conflict: (reply ?? post).isMine ? ('author' as const) : isReporter,
        };
      });
      return { cases: await Promise.all(cases), nextCursor };
    },

    /** Of two concurrent moderators the first wins. */
    async decide(viewer: Viewer, caseId: string, input: Input): Promise<void> {
      const found = await reportReviewRepository(db).find(caseId);
      if (!found) throw new AppError('not_found');
      const target = found.reply_id ? replyTarget(found.post_id, found.reply_id) : postTarget(found.post_id);
      await db.transaction().execute(async (transaction) => {
        const cases = reportReviewRepository(transaction);
        await moderation.assertNoConflict(transaction, viewer, target, input.decision);
        const isReadable = await lockVisible(transaction, target);
        if ((await cases.lock(caseId))?.state !== 'pending') throw new AppError('already_moderated');
        // The author may have deleted it meanwhile.
        if (input.decision === 'hide' && isReadable) {
          await moderation.moderateWithin(transaction, viewer, target, { ...input, action: 'hide' });
          return;
        }
        await cases.keep(caseId, viewer.id);
        await audit(transaction, { actorId: viewer.id, action: 'report.kept', subjectId: caseId });
      });
      moderation.announce();
    },
  };
}
