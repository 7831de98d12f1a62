import { useQueryClient } from '@tanstack/react-query';
import { changePost } from '../cache.ts';
import { useLive } from './use-live.ts';

/** Increments the cached reply count on live updates, without a request. */
export function useReplyCounts(memberId: string) {
  const client = useQueryClient();
  useLive((update) => {
    if (update.type === 'reply' && update.authorId !== memberId)
      changePost(client, update.postId, (post) => ({ ...post, replyCount: post.replyCount + 1 }));
  });
}
