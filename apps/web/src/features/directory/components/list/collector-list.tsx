import type { CollectorFilters } from '@app/contract/directory';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { filterText, listText as text } from '#web/messages/directory.ts';
import type { FirstPage } from '../../api/list-collectors.ts';
import { countFilters } from '../../filters.ts';
import { CollectorCard } from '../collector-card.tsx';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { MoreButton } from '#web/components/ui/more-button.tsx';
import { cardGrid } from './card-grid.ts';
import { ListSkeleton } from './list-skeleton.tsx';

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<FirstPage['page']>>;
  filters: CollectorFilters;
  onClear: () => void;
};

export function CollectorList({ list, filters, onClear }: Props) {
  if (!list.data) {
    if (!list.error) return <ListSkeleton />;
    return <LoadFailure title={text.loadFailed} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const collectors = list.data.pages.flatMap((page) => page.collectors);
  if (collectors.length === 0)
    return (
      <EmptyState
        scene={<EmptyScene />}
        title={text.empty}
        text={text.emptyText}
        headingLevel={3}
        action={countFilters(filters) > 0 && <Button onClick={onClear}>{filterText.clear}</Button>}
      />
    );
  return (
    <>
      <ul
        aria-busy={list.isPlaceholderData}
        className={joinClasses(cardGrid, 'transition-opacity', list.isPlaceholderData && 'opacity-60')}
      >
        {collectors.map((collector) => (
          <li key={collector.id} className="grid">
            <CollectorCard collector={collector} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <div className="mt-6">
          <LoadFailure title={text.loadFailed} error={list.error} onRetry={() => void list.fetchNextPage()} />
        </div>
      )}
      {list.hasNextPage && !list.isFetchNextPageError && <MoreButton pages={list} words={text} />}
    </>
  );
}
