import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { askThreadPage, type Thread, type ThreadPage, threadQuery } from '../api/thread.ts';
import { changePost, reloadThread } from '../cache.ts';
import { useLive } from './use-live.ts';

/** Keeps an open post up to date: replies of others appear at its end. */
export function useOpenThread(postId: string, memberId: string) {
  const client = useQueryClient();
  useLive((news) => {
    // A failure is told by what the person does next.
    const askEnd = () => void refreshEnd(client, postId).catch(() => {});
    if (news.type === 'missed') askEnd();
    if (!('postId' in news) || news.postId !== postId) return;
    if (news.type === 'changed') void reloadThread(client, postId);
    if (news.type === 'reply' && news.authorId !== memberId) askEnd();
  });
}

/** Only the last page can have grown; who has not read so far finds the new ones there later. */
async function refreshEnd(client: QueryClient, postId: string) {
  const { queryKey } = threadQuery(postId);
  const thread = client.getQueryData<Thread>(queryKey);
  if (!thread || thread.pages.at(-1)?.nextCursor) return;
  const cursor = thread.pageParams.at(-1) ?? '';
  const fresh = await askThreadPage(postId, cursor);
  const following = fresh.nextCursor && (await askThreadPage(postId, fresh.nextCursor));
  client.setQueryData<Thread>(queryKey, (now) => {
    if (now?.pageParams.at(-1) !== cursor) return now;
    return {
      pages: [...now.pages.slice(0, -1), withOwn(fresh, now.pages.at(-1)), ...(following ? [following] : [])],
      pageParams: [...now.pageParams, ...(following ? [fresh.nextCursor ?? ''] : [])],
    };
  });
  const { post } = fresh;
  if (post) changePost(client, postId, (now) => ({ ...now, replyCount: post.replyCount }));
}

/** What was written or heard of while the answer was on its way is not lost. */
function withOwn(fresh: ThreadPage, before: ThreadPage | undefined): ThreadPage {
  const known = new Set(fresh.replies.map(({ _id }) => _id));
  const others = before?.replies.filter(({ _id }) => !known.has(_id)) ?? [];
  return { ...fresh, replies: [...fresh.replies, ...(fresh.nextCursor ? [] : others)] };
}
