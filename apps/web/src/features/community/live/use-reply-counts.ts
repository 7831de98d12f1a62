import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changePost } from '../cache.ts';
import { useLive } from './use-live.ts';

/** Increments the cached reply count on live updates, without a request. */
export function useReplyCounts(memberId: string) {
  const client = useQueryClient();
  /** An event may come twice. */
  const counted = useRef(new Set<string>());
  useLive((update) => {
    if (update.type !== 'reply' || update.authorId === memberId || counted.current.has(update.replyId))
      return;
    counted.current.add(update.replyId);
    changePost(client, update.postId, (post) => ({ ...post, replyCount: post.replyCount + 1 }));
  });
}
