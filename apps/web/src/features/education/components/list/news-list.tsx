import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { NewsPage } from '../../api/list-pieces.ts';
import type { NewsFilters } from '../../filters.ts';
import { newsGrid } from './grids.ts';
import { LeadStory } from './lead-story.tsx';
import { ListFrame } from './list-frame.tsx';
import { NewsSkeleton } from './list-skeletons.tsx';
import { NewsItem } from './news-item.tsx';

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<NewsPage>>;
  filters: NewsFilters;
  onClear: () => void;
};

export function NewsList({ list, filters, onClear }: Props) {
  const news = list.data?.pages.flatMap((page) => page.news);
  // No lead story for a search, because its first result is the best match, not the newest.
  const lead = filters.q ? undefined : news?.[0];
  const others = lead ? news?.slice(1) : news;
  return (
    <ListFrame
      list={list}
      filters={filters}
      count={news?.length}
      nextCursor={list.data?.pages.at(-1)?.nextCursor}
      skeleton={<NewsSkeleton />}
      onClear={onClear}
    >
      {lead && <LeadStory news={lead} />}
      {others && others.length > 0 && (
        <ul className={newsGrid}>
          {others.map((item, position) => (
            <li key={item.id}>
              <NewsItem news={item} isFirst={!lead && position < 3} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
