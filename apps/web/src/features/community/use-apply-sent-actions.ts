import { useQueryClient } from '@tanstack/react-query';
import { useSent } from '#web/lib/outbox/use-outbox-entries.ts';
import { addReply, addToLists, changePost, changeReply, reloadLists } from './cache.ts';

/** Writes sent posts, replies and likes of the member to the query cache, also after a delayed delivery. */
export function useApplySentActions(memberId: string) {
  const client = useQueryClient();
  useSent(memberId, ({ kind, action, response }) => {
    if (kind === 'post') {
      const { post } = response;
      addToLists(client, post);
      // Another server instance may not return the post yet.
      void reloadLists(client).then(() => addToLists(client, post));
    }
    if (kind === 'reply') {
      const { replyCount, isFollowed } = response.post;
      addReply(client, response.post._id, response.reply);
      changePost(client, response.post._id, (post) => ({ ...post, replyCount, isFollowed }));
    }
    if (kind === 'like') {
      const { liked, likeCount } = response;
      const { postId, replyId } = action;
      if (replyId) changeReply(client, postId, replyId, (reply) => ({ ...reply, liked, likeCount }));
      else changePost(client, postId, (post) => ({ ...post, liked, likeCount }));
    }
  });
}
