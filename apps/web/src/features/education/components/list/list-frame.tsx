import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { listText as text } from '#web/messages/education.ts';
import type { PieceFilters } from '../../filters.ts';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ShowMore } from './show-more.tsx';

type Props = {
  list: UseInfiniteQueryResult;
  filters: PieceFilters;
  /** Undefined while the list is loading. */
  count: number | undefined;
  nextCursor: string | null | undefined;
  skeleton: ReactNode;
  onClear: () => void;
  children: ReactNode;
};

/** The list in each state: loading, failed, empty, loaded, and with a next page. */
export function ListFrame({ list, filters, count, nextCursor, skeleton, onClear, children }: Props) {
  if (count === undefined) {
    if (!list.error) return skeleton;
    return <LoadFailure title={text.loadFailed} error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (count === 0) return <NothingFound filters={filters} onClear={onClear} />;
  return (
    <>
      <div
        aria-busy={list.isPlaceholderData}
        className={joinClasses('transition-opacity', list.isPlaceholderData && 'opacity-60')}
      >
        {children}
      </div>
      {list.isFetchNextPageError && (
        <div className="mt-6">
          <LoadFailure title={text.loadFailed} error={list.error} onRetry={() => void list.fetchNextPage()} />
        </div>
      )}
      {nextCursor && !list.isFetchNextPageError && (
        <ShowMore
          filters={filters}
          cursor={nextCursor}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
