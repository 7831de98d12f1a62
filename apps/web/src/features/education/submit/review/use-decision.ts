import { useReviewDecision } from '#web/lib/use-review-decision.ts';
import { pieceDecisionText as text } from '#web/messages/review.ts';
import { decide } from '../api/review-submissions.ts';

export const useDecision = (submissionId: string, onDecided: () => void) =>
  useReviewDecision({
    send: decide(submissionId),
    successMessages: { accept: text.accepted, reject: text.rejected },
    onDecided,
  });
