import { useInfiniteQuery } from '@tanstack/react-query';
import { OfflineNote } from '#web/components/ui/offline-note.tsx';
import { educationText as text, listText } from '#web/messages/education.ts';
import { type FirstPage, innovationsQuery, newsQuery } from '../api/list-pieces.ts';
import { useFilters } from '../use-filters.ts';
import { FilterBar } from './list/filter-bar.tsx';
import { InnovationList } from './list/innovation-list.tsx';
import { Invitation } from './list/invitation.tsx';
import { KindTabs } from './list/kind-tabs.tsx';
import { NewsList } from './list/news-list.tsx';
import { ResultCount } from './list/result-count.tsx';

export function Education({ first }: { first: FirstPage | null }) {
  const { filters, search, clear } = useFilters();
  const newsFilters = filters.tab === 'berita' ? filters : ({ tab: 'berita' } as const);
  const innovationFilters = filters.tab === 'inovasi' ? filters : ({ tab: 'inovasi' } as const);
  const news = useInfiniteQuery({ ...newsQuery(newsFilters, first), enabled: filters.tab === 'berita' });
  const innovations = useInfiniteQuery({
    ...innovationsQuery(innovationFilters, first),
    enabled: filters.tab === 'inovasi',
  });
  const totals = (news.data ?? innovations.data)?.pages[0]?.totals;

  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 md:pt-12">
      <header>
        <h1 className="page-title">{text.title}</h1>
        <p className="lead mt-1">{text.lead}</p>
      </header>
      <div className="grid grid-cols-1 gap-4">
        <KindTabs
          selected={filters.tab}
          totals={totals && { berita: totals.news, inovasi: totals.innovation }}
        />
        <FilterBar filters={filters} onSearch={search} />
      </div>
      <section aria-labelledby="bacaan" className="grid gap-5">
        <h2 id="bacaan" className="sr-only">
          {listText.results[filters.tab]}
        </h2>
        <OfflineNote />
        <ResultCount filters={filters} list={filters.tab === 'berita' ? news : innovations} />
        <div>
          {filters.tab === 'berita' ? (
            <NewsList list={news} filters={filters} onClear={clear} />
          ) : (
            <InnovationList list={innovations} filters={filters} onClear={clear} />
          )}
        </div>
      </section>
      <Invitation />
    </div>
  );
}
