import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { InnovationPage } from '../../api/list-pieces.ts';
import type { InnovationFilters } from '../../filters.ts';
import { cardGrid } from './grids.ts';
import { InnovationCard } from './innovation-card.tsx';
import { ListFrame } from './list-frame.tsx';
import { InnovationSkeleton } from './list-skeletons.tsx';

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<InnovationPage>>;
  filters: InnovationFilters;
  onClear: () => void;
};

export function InnovationList({ list, filters, onClear }: Props) {
  const innovations = list.data?.pages.flatMap((page) => page.innovations);
  return (
    <ListFrame
      list={list}
      filters={filters}
      count={innovations?.length}
      nextCursor={list.data?.pages.at(-1)?.nextCursor}
      skeleton={<InnovationSkeleton />}
      onClear={onClear}
    >
      <ul className={cardGrid}>
        {innovations?.map((innovation, position) => (
          <li key={innovation.id} className="grid">
            <InnovationCard innovation={innovation} isFirst={position < 3} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
