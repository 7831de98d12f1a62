import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { OfflineNote } from '#web/components/ui/offline-note.tsx';
import { directoryText as text, listText } from '#web/messages/directory.ts';
import { collectorsQuery, type FirstPage } from '../../api/list-collectors.ts';
import { useNearMe } from '../../near-me.tsx';
import { useFilters } from '../../use-filters.ts';
import { NearMeNote } from '../near-me-button.tsx';
import { ClaimsRow } from './claims-row.tsx';
import { CollectorList } from './collector-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterDock } from './filter-dock.tsx';
import { ResultHead } from './result-head.tsx';

export function SellWaste({ first }: { first: FirstPage | null }) {
  const { filters, setFilters } = useFilters();
  const { point } = useNearMe();
  const list = useInfiniteQuery(collectorsQuery(filters, point, first));
  const results = useRef<HTMLElement>(null);
  const focusResults = useCallback(() => results.current?.focus(), []);
  const count = list.data?.pages.reduce((sum, page) => sum + page.collectors.length, 0);

  return (
    <>
      <div className="page-width grid gap-6 pt-8 md:pt-12">
        <header>
          <h1 className="page-title">{text.title}</h1>
          <p className="lead mt-1">{text.lead}</p>
        </header>
        <ClaimsRow />
        <div>
          <FilterBar filters={filters} onChange={setFilters} />
          <NearMeNote />
        </div>
        <section
          ref={results}
          tabIndex={-1}
          aria-labelledby="pengepul"
          className="grid scroll-mt-20 gap-5 outline-none"
        >
          <h2 id="pengepul" className="sr-only">
            {listText.results}
          </h2>
          <OfflineNote />
          <ResultHead
            filters={filters}
            count={list.isPlaceholderData ? undefined : count}
            hasMore={list.hasNextPage}
            isNear={point !== undefined}
          />
          <div>
            <CollectorList list={list} filters={filters} onClear={() => setFilters({})} />
          </div>
        </section>
        <Invitation />
      </div>
      <FilterDock filters={filters} onChange={setFilters} onShow={focusResults} />
    </>
  );
}

function Invitation() {
  return (
    <section className="mt-4 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
      <div>
        <h2 className="text-lg">{text.suggestTitle}</h2>
        <p className="text-sm text-ink-muted">{text.suggestText}</p>
      </div>
      <ButtonLink to="/sell-waste/usulkan" variant="sec">
        <Icon name="plus" />
        {text.suggest}
      </ButtonLink>
    </section>
  );
}
