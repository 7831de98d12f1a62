import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { enforceDailyLimit } from '#api/lib/daily-limit.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import type { CommunityHooks } from '../hooks.ts';
import type { Rule, Target } from './moderation.repository.ts';
import { reportRepository } from './report.repository.ts';

type Parts = { db: Database; conduct: Pick<CommunityHooks, 'assertMayWrite'>; perDay: number };

/** Reports of members to the moderators. */
export const reportService = ({ db, conduct, perDay }: Parts) => ({
  report: (viewer: Viewer, target: Target, { reason, note }: { reason: Rule; note: string }): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const reports = reportRepository(transaction);
      await lockPerson(transaction, viewer.id);
      await conduct.assertMayWrite(transaction, viewer, 'report');
      await enforceDailyLimit(transaction, viewer.id, {
        table: 'app.report',
        column: 'reporter_id',
        most: perDay,
        code: 'reports_spent',
      });
      const content = await reports.lockVisible(target);
      if (!content) throw new AppError('not_found');
      if (content.author_id === viewer.id) throw new AppError('not_allowed');
      const caseId = await reports.openCase(target);
      const targetId = target.replyId ?? target.postId!;
      const isFirst = await reports.insert({ caseId, reporterId: viewer.id, targetId, reason, note });
      if (!isFirst) throw new AppError('already_reported');
    }),
});

export type ReportService = ReturnType<typeof reportService>;
