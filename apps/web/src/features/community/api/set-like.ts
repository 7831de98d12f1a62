import { likePost, likeReply } from '@app/contract/community';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { changePost, changeReply } from '../cache.ts';

/** A post, or one of its replies. */
export type Likeable = { postId: string; replyId?: string };

const keyOf = ({ postId, replyId = '' }: Likeable) => ['like', postId, replyId];

/** The wanted state is said: a request that arrives twice does no harm. */
const send = ({ postId, replyId }: Likeable, liked: boolean) =>
  replyId
    ? call(likeReply, { params: { postId, replyId }, body: { liked } })
    : call(likePost, { params: { postId }, body: { liked } });

/** Wishes about one thing go one after the other, so that the last one stays. */
export function useSetLike(target: Likeable) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: keyOf(target),
    scope: { id: keyOf(target).join(' ') },
    mutationFn: (liked: boolean) => send(target, liked),
    onSuccess: ({ liked, likeCount }) => {
      const { postId, replyId } = target;
      if (replyId) changeReply(client, postId, replyId, (reply) => ({ ...reply, liked, likeCount }));
      else changePost(client, postId, (post) => ({ ...post, liked, likeCount }));
    },
  });
}

/** What was pressed last and is not answered yet; on a failure it is gone, and all is as it was. */
export function useWish(target: Likeable): boolean | undefined {
  const wishes = useMutationState({
    filters: { mutationKey: keyOf(target), status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  });
  return wishes.at(-1);
}
