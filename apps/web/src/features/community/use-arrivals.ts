import { useQueryClient } from '@tanstack/react-query';
import { useSent } from '#web/lib/outbox/use-waiting.ts';
import { addReply, addToLists, changePost, changeReply, reloadLists } from './cache.ts';

/** What the member wrote or liked takes its place when it has arrived, at once or after a wait for the network. */
export function useArrivals(memberId: string) {
  const client = useQueryClient();
  useSent(memberId, ({ kind, action, answer }) => {
    if (kind === 'post') {
      const { post } = answer;
      addToLists(client, post);
      // A copy of the server may not know the post yet.
      void reloadLists(client).then(() => addToLists(client, post));
    }
    if (kind === 'reply') {
      const { replyCount, isFollowed } = answer.post;
      addReply(client, answer.post._id, answer.reply);
      changePost(client, answer.post._id, (post) => ({ ...post, replyCount, isFollowed }));
    }
    if (kind === 'like') {
      const { liked, likeCount } = answer;
      const { postId, replyId } = action;
      if (replyId) changeReply(client, postId, replyId, (reply) => ({ ...reply, liked, likeCount }));
      else changePost(client, postId, (post) => ({ ...post, liked, likeCount }));
    }
  });
}
