import type { CollectorFilters } from '@app/contract/directory';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { MoreButton } from '#web/components/ui/more-button.tsx';
import { listText as text } from '#web/messages/directory.ts';
import type { FirstPage } from '../../api/list-collectors.ts';
import { NamedRegionNote } from '../../region/components/named-region.tsx';
import { Cards } from './cards.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<FirstPage['page']>>;
  filters: CollectorFilters;
  onClear: () => void;
  /** The page names the source itself. */
  hasSourceBelow?: boolean;
};

export function CollectorList({ list, filters, onClear, hasSourceBelow = false }: Props) {
  if (!list.data) {
    if (!list.error) return <ListSkeleton />;
    return <LoadFailure title={text.loadFailed} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const collectors = list.data.pages.flatMap((page) => page.collectors);
  // While another list loads, the last one stays: not its sentence about another place.
  if (collectors.length === 0 && list.isPlaceholderData) return <ListSkeleton />;
  if (collectors.length === 0)
    return <EmptyList filters={filters} nearby={list.data.pages[0]?.nearby} onClear={onClear} />;
  const attributions = new Set(collectors.flatMap(({ registration }) => registration?.attribution ?? []));
  const named = list.data.pages[0]?.named;
  return (
    <>
      {named && <NamedRegionNote named={named} />}
      <Cards collectors={collectors} material={filters.material} isOutdated={list.isPlaceholderData} />
      {(hasSourceBelow ? [] : [...attributions]).map((attribution) => (
        <p key={attribution} className="mt-4 text-xs text-ink-muted">
          {attribution}
        </p>
      ))}
      {list.isFetchNextPageError && (
        <div className="mt-6">
          <LoadFailure title={text.loadFailed} error={list.error} onRetry={() => void list.fetchNextPage()} />
        </div>
      )}
      {list.hasNextPage && !list.isFetchNextPageError && <MoreButton pages={list} words={text} />}
    </>
  );
}
