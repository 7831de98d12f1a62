import { useMutation, useMutationState } from '@tanstack/react-query';
import { deliver } from '#web/lib/outbox/outbox.ts';
import { useWaiting } from '#web/lib/outbox/use-waiting.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';

/** A post, or one of its replies. */
export type Likeable = { postId: string; replyId?: string };

const keyOf = ({ postId, replyId = '' }: Likeable) => ['like', postId, replyId];

/** Wishes about one thing go one after the other, so that the last one stays. */
export function useSetLike(target: Likeable) {
  const memberId = useMemberId() ?? '';
  return useMutation({
    mutationKey: keyOf(target),
    scope: { id: keyOf(target).join(' ') },
    mutationFn: (liked: boolean) => deliver(memberId, { kind: 'like', ...target, liked }),
  });
}

/** What was pressed last and is not answered yet; on a failure it is gone, and all is as it was. */
export function useWish(target: Likeable): { wanted?: boolean; isWaiting: boolean } {
  const pressed = useMutationState({
    filters: { mutationKey: keyOf(target), status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  }).at(-1);
  const kept = useWaiting(useMemberId()).find(
    ({ action, isRefused }) =>
      !isRefused &&
      action.kind === 'like' &&
      action.postId === target.postId &&
      action.replyId === target.replyId,
  )?.action;
  if (pressed !== undefined) return { wanted: pressed, isWaiting: false };
  return kept?.kind === 'like' ? { wanted: kept.liked, isWaiting: true } : { isWaiting: false };
}
