import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dock } from '#web/components/ui/dock.tsx';
import { OfflineNote } from '#web/components/ui/offline-note.tsx';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { forumText as text } from '#web/messages/community.ts';
import { postsQuery } from '../../api/list-posts.ts';
import { SuspensionNotice } from '../../conduct/components/suspension-notice.tsx';
import { type ForumFilters as Filters, writeAddress } from '../../filters.ts';
import { useNewPosts } from '../../live/use-new-posts.ts';
import { useFilters } from '../../use-filters.ts';
import { ForumAside } from './forum-aside.tsx';
import { ForumFilters } from './forum-filters.tsx';
import { NewPostsBar } from './new-posts-bar.tsx';
import { PostList } from './post-list.tsx';
import { WaitingPosts } from './waiting-posts.tsx';

export function Forum({ memberId }: { memberId: string }) {
  const { filters, search, clear } = useFilters();
  const list = useInfiniteQuery(postsQuery(filters));
  const newPosts = useNewPosts(filters, memberId);
  const section = useRef<HTMLElement>(null);
  // The pressed bar disappears, so the focus moves to the list.
  const showNew = () => {
    section.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    void newPosts.show();
  };
  const failed = list.isError ? list.errorUpdatedAt : 0;
  useEffect(() => {
    if (failed) toast.error(text.loadFailed);
  }, [failed]);

  return (
    <>
      <div className="page-width grid grid-cols-1 gap-6 pt-8 md:pt-12">
        <header>
          <h1 className="page-title">{text.title}</h1>
          <p className="lead mt-1">{text.lead}</p>
        </header>
        <div className="grid grid-cols-1 gap-12 split:grid-cols-[minmax(0,1fr)_320px]">
          <section
            ref={section}
            tabIndex={-1}
            aria-label={text.list}
            className="grid min-w-0 content-start gap-4 outline-none"
          >
            <SuspensionNotice />
            <div className="flex gap-3">
              <form
                role="search"
                aria-label={text.searchForm}
                onSubmit={(event) => event.preventDefault()}
                className="min-w-0 flex-1"
              >
                <SearchField label={text.search} value={filters.q ?? ''} onChange={search} />
              </form>
              <div className="max-md:hidden">
                <AskButton filters={filters} />
              </div>
            </div>
            <ForumFilters filters={filters} />
            <OfflineNote />
            <NewPostsBar count={newPosts.count} onShow={showNew} />
            <WaitingPosts memberId={memberId} />
            <PostList list={list} filters={filters} onClear={clear} />
          </section>
          <ForumAside />
        </div>
      </div>
      <Dock>
        <AskButton filters={filters} />
      </Dock>
    </>
  );
}

/** The form has its own URL: the back button closes it, and a reload keeps it open. */
function AskButton({ filters }: { filters: Filters }) {
  const navigate = useNavigate();
  const open = () =>
    void navigate(writeAddress(filters), { state: { isFromList: true }, preventScrollReset: true });
  return (
    <Button size="lg" className="min-h-12.5" aria-haspopup="dialog" onClick={open}>
      <Icon name="plus" />
      {text.ask}
    </Button>
  );
}
