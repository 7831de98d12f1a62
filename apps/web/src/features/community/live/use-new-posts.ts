import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askPosts, postsQuery } from '../api/list-posts.ts';
import { reloadLists } from '../cache.ts';
import { type ForumFilters, listAddress } from '../filters.ts';
import { useLive } from './use-live.ts';

const none: ReadonlySet<string> = new Set();

/** Posts of others that the shown list does not have yet, and the way to fetch them. */
export function useNewPosts(filters: ForumFilters, memberId: string) {
  const client = useQueryClient();
  const address = listAddress(filters);
  const [heard, setHeard] = useState({ address, ids: none });
  // What was heard of another list does not count.
  const of = (news: typeof heard) => (news.address === address ? news.ids : none);
  const add = (ids: string[]) => setHeard((now) => ({ address, ids: new Set([...of(now), ...ids]) }));

  const shown = client.getQueryData(postsQuery(filters).queryKey);
  const known = new Set(shown?.pages.flatMap(({ posts }) => posts.map(({ _id }) => _id)));
  const askAgain = async () => {
    if (!shown) return;
    const { posts } = await askPosts(filters, '', new AbortController().signal);
    const inOrder = posts.filter(({ isPinned }) => !isPinned);
    const firstKnown = inOrder.findIndex(({ _id }) => known.has(_id));
    // What follows the first known one is older, and only moved up.
    const fresh = firstKnown === -1 ? inOrder : inOrder.slice(0, firstKnown);
    add(fresh.filter(({ isMine }) => !isMine).map(({ _id }) => _id));
  };

  useLive((news) => {
    // A failure is told by what the person does next.
    if (news.type === 'missed') void askAgain().catch(() => {});
    if (news.type === 'post' && news.authorId !== memberId && mayMatch(filters, news.category))
      add([news.postId]);
  });

  const show = async () => {
    setHeard({ address, ids: none });
    await reloadLists(client);
  };
  return { count: [...of(heard)].filter((id) => !known.has(id)).length, show };
}

/** Whether a word or a tag is in it only the server knows; what somebody follows is never new. */
const mayMatch = ({ q, tag, sort, category }: ForumFilters, ofPost: string) =>
  !q && !tag && sort !== 'diikuti' && (!category || category === ofPost);
