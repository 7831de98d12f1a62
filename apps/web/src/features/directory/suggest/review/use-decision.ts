import type { ReviewedSuggestion } from '@app/contract/review';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from '#web/lib/api.ts';
import { decisionText as text } from '#web/messages/review.ts';
import { type Decision, useDecideSuggestion } from '../api/review-suggestions.ts';

/** Sends a decision and says what became of it; what is about a field stays in the dialog. */
export function useDecision({ _id, kind }: ReviewedSuggestion, onDecided: () => void) {
  const decision = useDecideSuggestion(_id);
  const acceptedText = kind === 'closure' ? text.hidden : text.accepted;
  const fields = decision.error instanceof ApiError ? decision.error.fields : {};
  const decide = (body: Decision) =>
    decision.mutate(body, {
      onSuccess: () => {
        toast.success(body.decision === 'accept' ? acceptedText : text.rejected);
        onDecided();
      },
      onError: (error) => {
        const isRefusal = error instanceof ApiError && error.requestId !== undefined;
        toast.error(isRefusal ? error.message : text.notSent);
      },
    });
  return { decide, isPending: decision.isPending, fields };
}
