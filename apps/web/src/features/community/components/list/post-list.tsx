import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { MoreButton } from '#web/components/ui/more-button.tsx';
import { forumText as text } from '#web/messages/community.ts';
import type { PostPage } from '../../api/list-posts.ts';
import type { ForumFilters } from '../../filters.ts';
import { NoPosts } from './no-posts.tsx';
import { OlderUnsearched } from './older-unsearched.tsx';
import { PostListSkeleton } from './post-list-skeleton.tsx';
import { PostRow } from './post-row.tsx';

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<PostPage>>;
  filters: ForumFilters;
  onClear: () => void;
};

/** The list in each state: loading, failed, empty, loaded, and with a next page. */
export function PostList({ list, filters, onClear }: Props) {
  const posts = postsOf(list.data);
  if (!posts) {
    if (!list.error) return <PostListSkeleton />;
    return <LoadFailure title={text.loadFailed} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const isOlderUnsearched = list.data?.pages.at(-1)?.isOlderUnsearched ?? false;
  if (posts.length === 0 && !isOlderUnsearched) return <NoPosts filters={filters} onClear={onClear} />;
  return (
    <>
      <ul
        aria-busy={list.isPlaceholderData}
        className={joinClasses(
          'divide-y divide-line transition-opacity',
          list.isPlaceholderData && 'opacity-60',
        )}
      >
        {posts.map((post) => (
          <li key={post._id}>
            <PostRow post={post} filters={filters} />
          </li>
        ))}
      </ul>
      {list.error && (
        <LoadFailure
          title={text.loadFailed}
          error={list.error}
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {isOlderUnsearched && <OlderUnsearched isEmpty={posts.length === 0} />}
      {list.hasNextPage && !list.error && (
        <MoreButton pages={list} words={isOlderUnsearched ? text.searchOlder : text} />
      )}
    </>
  );
}

/** A pinned post is returned twice: at the top and at its position by time. */
function postsOf(data: InfiniteData<PostPage> | undefined) {
  const posts = data?.pages.flatMap((page) => page.posts);
  return posts && [...new Map(posts.map((post) => [post._id, post])).values()];
}
