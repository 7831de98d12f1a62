import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPosts, postsQuery } from '../api/list-posts.ts';
import { reloadLists } from '../cache.ts';
import { type ForumFilters, listAddress } from '../filters.ts';
import { useLive } from './use-live.ts';

const none: ReadonlySet<string> = new Set();

/** Counts new posts of others that are missing in the shown list, and loads them on request. */
export function useNewPosts(filters: ForumFilters, memberId: string) {
  const client = useQueryClient();
  const address = listAddress(filters);
  const [announced, setAnnounced] = useState({ address, ids: none });
  // Ids announced for another list do not count.
  const idsForList = (update: typeof announced) => (update.address === address ? update.ids : none);
  const add = (ids: string[]) =>
    setAnnounced((now) => ({ address, ids: new Set([...idsForList(now), ...ids]) }));

  const shown = client.getQueryData(postsQuery(filters).queryKey);
  const known = new Set(shown?.pages.flatMap(({ posts }) => posts.map(({ _id }) => _id)));
  const findMissedPosts = async () => {
    if (!shown) return;
    const { posts } = await fetchPosts(filters, '', new AbortController().signal);
    const inOrder = posts.filter(({ isPinned }) => !isPinned);
    const firstKnown = inOrder.findIndex(({ _id }) => known.has(_id));
    // Posts after the first known one are older; they only moved up.
    const fresh = firstKnown === -1 ? inOrder : inOrder.slice(0, firstKnown);
    add(fresh.filter(({ isMine }) => !isMine).map(({ _id }) => _id));
  };

  useLive((update) => {
    // Ignored: the next user action reports a lost connection.
    if (update.type === 'missed') void findMissedPosts().catch(() => {});
    if (update.type === 'post' && update.authorId !== memberId && mayMatch(filters, update.category))
      add([update.postId]);
  });

  const show = async () => {
    setAnnounced({ address, ids: none });
    await reloadLists(client);
  };
  return { count: [...idsForList(announced)].filter((id) => !known.has(id)).length, show };
}

/** Only the server can match a search or a tag; a followed post is never new. */
const mayMatch = ({ q, tag, sort, category }: ForumFilters, ofPost: string) =>
  !q && !tag && sort !== 'diikuti' && (!category || category === ofPost);
