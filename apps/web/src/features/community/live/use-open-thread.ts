import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { fetchThreadPage, type Thread, type ThreadPage, threadQuery } from '../api/thread.ts';
import { changePost, reloadThread } from '../cache.ts';
import { useLive } from './use-live.ts';

/** Keeps an open thread up to date: new replies of others are appended. */
export function useOpenThread(postId: string, memberId: string) {
  const client = useQueryClient();
  useLive((update) => {
    // Ignored: the next user action reports a lost connection.
    const refresh = () => void refreshLastPage(client, postId).catch(() => {});
    if (update.type === 'missed') refresh();
    if (!('postId' in update) || update.postId !== postId) return;
    if (update.type === 'changed') void reloadThread(client, postId);
    if (update.type === 'reply' && update.authorId !== memberId) refresh();
  });
}

/** Only the last page can grow; if it is not loaded yet, there is nothing to refresh. */
async function refreshLastPage(client: QueryClient, postId: string) {
  const { queryKey } = threadQuery(postId);
  const thread = client.getQueryData<Thread>(queryKey);
  if (!thread || thread.pages.at(-1)?.nextCursor) return;
  const cursor = thread.pageParams.at(-1) ?? '';
  const fresh = await fetchThreadPage(postId, cursor);
  const following = fresh.nextCursor && (await fetchThreadPage(postId, fresh.nextCursor));
  client.setQueryData<Thread>(queryKey, (now) => {
    if (now?.pageParams.at(-1) !== cursor) return now;
    return {
      pages: [
        ...now.pages.slice(0, -1),
        keepUnlistedReplies(fresh, now.pages.at(-1)),
        ...(following ? [following] : []),
      ],
      pageParams: [...now.pageParams, ...(following ? [fresh.nextCursor ?? ''] : [])],
    };
  });
  const { post } = fresh;
  if (post) changePost(client, postId, (now) => ({ ...now, replyCount: post.replyCount }));
}

/** Keeps replies that were added to the cache while the request was running. */
function keepUnlistedReplies(fresh: ThreadPage, before: ThreadPage | undefined): ThreadPage {
  const known = new Set(fresh.replies.map(({ _id }) => _id));
  const others = before?.replies.filter(({ _id }) => !known.has(_id)) ?? [];
  return { ...fresh, replies: [...fresh.replies, ...(fresh.nextCursor ? [] : others)] };
}
