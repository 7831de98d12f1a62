import { useQueryClient } from '@tanstack/react-query';
import { changePost } from '../cache.ts';
import { useLive } from './use-live.ts';

/** Wherever a post is shown, its number of replies grows without a request. */
export function useReplyCounts(memberId: string) {
  const client = useQueryClient();
  useLive((news) => {
    if (news.type === 'reply' && news.authorId !== memberId)
      changePost(client, news.postId, (post) => ({ ...post, replyCount: post.replyCount + 1 }));
  });
}
