import type { ReviewedSuggestion } from '@app/contract/review';
import { useReviewDecision } from '#web/lib/use-review-decision.ts';
import { decisionText as text } from '#web/messages/review.ts';
import { decide } from '../api/review-suggestions.ts';

export const useDecision = ({ _id, kind }: ReviewedSuggestion, onDecided: () => void) =>
  useReviewDecision({
    send: decide(_id),
    successMessages:
      kind === 'closure'
        ? { accept: text.hidden, reject: text.restored }
        : { accept: text.accepted, reject: text.rejected },
    onDecided,
  });
