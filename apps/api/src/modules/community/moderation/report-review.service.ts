import type { decideReport, listReports, ReportedCase } from '@app/contract/community-moderation';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { pageOf, readCursor } from '#api/lib/time-cursor.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { waitingCount } from '#api/lib/waiting-count.ts';
import { moderationRepository, type Target } from './moderation.repository.ts';
import { type Audit, type ModerationService, postTarget, replyTarget } from './moderation.service.ts';
import { postRepository } from '../post/post.repository.ts';
import type { PostReader } from '../post/post-reader.service.ts';
import { replyRepository } from '../reply/reply.repository.ts';
import { reportReviewRepository } from './report-review.repository.ts';

const page = 20;

type Given = RouteInput<typeof decideReport>['body'];
type Parts = { db: Database; audit: Audit; moderation: ModerationService; reader: PostReader };

/** What moderators do with what was reported. */
export function reportReviewService({ db, audit, moderation, reader }: Parts) {
  /** Held like everything that moderators change: before the case, which whoever hides it directly closes last. */
  async function isThere(transaction: Database, { postId, replyId }: Target): Promise<boolean> {
    const thing = replyId
      ? await replyRepository(transaction).lock(postId!, replyId)
      : await postRepository(transaction).lock(postId!);
    return thing?.state === 'visible';
  }

  return {
    waiting: () => waitingCount(db, 'app.report_case'),

    async list({ id }: Viewer, cursor: string | undefined): Promise<RouteOutput<typeof listReports>> {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const rows = await reportReviewRepository(db).oldest(page + 1, after);
      const { shown, nextCursor } = pageOf(rows, page);
      const cases: Promise<ReportedCase>[] = shown.map(async (row) => ({
        _id: row.id,
        post: await reader.bare(row.post_id, id, true),
        reply: row.reply_id ? await reader.reply(row.post_id, row.reply_id, id, true) : null,
        reports: row.reports,
        reportCount: row.report_count,
      }));
      return { cases: await Promise.all(cases), nextCursor };
    },

    /** Of two moderators at once the first wins. */
    async decide(viewer: Viewer, caseId: string, given: Given): Promise<void> {
      const found = await reportReviewRepository(db).find(caseId);
      if (!found) throw new AppError('not_found');
      const target = found.reply_id ? replyTarget(found.post_id, found.reply_id) : postTarget(found.post_id);
      const told = await db.transaction().execute(async (transaction) => {
        const cases = reportReviewRepository(transaction);
        await moderationRepository(transaction).holdAuthor(target);
        const isReadable = await isThere(transaction, target);
        if ((await cases.lock(caseId))?.state !== 'pending') throw new AppError('already_moderated');
        // What its author took away meanwhile needs no hiding.
        if (given.decision === 'hide' && isReadable) {
          return (await moderation.moderateWithin(transaction, viewer, target, { ...given, action: 'hide' }))
            .told;
        }
        await cases.keep(caseId, viewer.id);
        await audit(transaction, { actorId: viewer.id, action: 'report.kept', subjectId: caseId });
        return undefined;
      });
      if (told) moderation.announce(target, told);
    },
  };
}
