import { useReviewDecision } from '#web/lib/use-review-decision.ts';
import { reportQueueText as text } from '#web/messages/review.ts';
import { decideOnReport } from '../api/review-conduct.ts';

export const useReportDecision = (caseId: string, onDecided: () => void) =>
  useReviewDecision({
    send: decideOnReport(caseId),
    successMessages: { hide: text.hidden, keep: text.kept },
    onDecided,
  });
