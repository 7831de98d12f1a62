import { useInfiniteQuery } from '@tanstack/react-query';
import { repliesOf, threadQuery } from './api/thread.ts';
import { useOpenThread } from './live/use-open-thread.ts';
import { peopleOf } from './people.ts';
import { useReplyDraft } from './use-reply-draft.ts';

/** An open post: its replies, participants and reply draft. */
export function useThread(postId: string, memberId: string) {
  const query = useInfiniteQuery(threadQuery(postId));
  const draft = useReplyDraft(postId, memberId);
  useOpenThread(postId, memberId);

  const post = query.data?.pages[0]?.post ?? undefined;
  const replies = repliesOf(query.data?.pages ?? []);
  const people = post ? peopleOf(post, replies, memberId) : [];
  return { query, post, replies, people, draft };
}
