import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from '#web/lib/api.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';
import { reviewText as text } from '#web/messages/review.ts';

type Options<Body extends { decision: string }> = {
  send: (body: Body) => Promise<unknown>;
  successMessages: Record<Body['decision'], string>;
  onDecided: () => void;
};

/** Sends an editor's decision and shows the outcome as a toast; field errors are returned. */
export function useReviewDecision<Body extends { decision: string }>(options: Options<Body>) {
  const { send, successMessages, onDecided } = options;
  const client = useQueryClient();
  // Not awaited: the refetched list unmounts the card, and with it these callbacks.
  const refresh = () => void client.invalidateQueries({ queryKey: ['review'] });
  const decision = useMutation({ mutationFn: send, onSuccess: refresh });
  const decide = (body: Body) =>
    decision.mutate(body, {
      onSuccess: () => {
        toast.success(successMessages[body.decision as Body['decision']]);
        onDecided();
      },
      onError: (error) => {
        toast.error(failureText(error, text.notSent));
        // Another editor decided first: the list is out of date.
        const isRefusal = error instanceof ApiError && error.requestId !== undefined;
        if (isRefusal && error.status < 500 && Object.keys(error.fields).length === 0) refresh();
      },
    });
  return { decide, isPending: decision.isPending, fields: fieldErrors(decision.error) };
}
