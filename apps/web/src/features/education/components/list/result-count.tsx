import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { formatNumber } from '#web/lib/format-number.ts';
import { listText as text } from '#web/messages/education.ts';
import type { InnovationPage, NewsPage } from '../../api/list-pieces.ts';
import { isFiltered, type PieceFilters } from '../../filters.ts';

type Props = {
  filters: PieceFilters;
  list: UseInfiniteQueryResult<InfiniteData<NewsPage | InnovationPage>>;
};

/** Shown only with filters, because the tab already shows the total. */
export function ResultCount({ filters, list }: Props) {
  const pages = list.isPlaceholderData ? undefined : list.data?.pages;
  const count = pages?.reduce((sum, page) => sum + lengthOf(page), 0);
  const words = list.hasNextPage ? text.foundFirst : text.found;
  return (
    <p role="status" className="text-sm text-ink-muted empty:hidden">
      {isFiltered(filters) && count !== undefined && count > 0 && words[filters.tab](formatNumber(count))}
      {count === 0 && <span className="sr-only">{text.empty[filters.tab]}</span>}
    </p>
  );
}

const lengthOf = (page: NewsPage | InnovationPage) =>
  'news' in page ? page.news.length : page.innovations.length;
