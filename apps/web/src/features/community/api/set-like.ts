import { useMutation, useMutationState } from '@tanstack/react-query';
import { deliver } from '#web/lib/outbox/outbox.ts';
import { useOutboxEntries } from '#web/lib/outbox/use-outbox-entries.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';

/** A post, or one of its replies. */
export type Likeable = { postId: string; replyId?: string };

const keyOf = ({ postId, replyId = '' }: Likeable) => ['like', postId, replyId];

/** Requests for one target run in sequence, so that the last one wins. */
export function useSetLike(target: Likeable) {
  const memberId = useMemberId() ?? '';
  return useMutation({
    mutationKey: keyOf(target),
    scope: { id: keyOf(target).join(' ') },
    mutationFn: (liked: boolean) => deliver(memberId, { kind: 'like', ...target, liked }),
  });
}

/** The last like request without a response yet; after a failure the server state is shown again. */
export function usePendingLike(target: Likeable): { pendingLiked?: boolean; isWaiting: boolean } {
  const pressed = useMutationState({
    filters: { mutationKey: keyOf(target), status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  }).at(-1);
  const queuedAction = useOutboxEntries(useMemberId()).find(
    ({ action, isRefused }) =>
      !isRefused &&
      action.kind === 'like' &&
      action.postId === target.postId &&
      action.replyId === target.replyId,
  )?.action;
  if (pressed !== undefined) return { pendingLiked: pressed, isWaiting: false };
  return queuedAction?.kind === 'like'
    ? { pendingLiked: queuedAction.liked, isWaiting: true }
    : { isWaiting: false };
}
