import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { OfflineNote } from '#web/components/ui/offline-note.tsx';
import { directoryText as text, listText } from '#web/messages/directory.ts';
import { collectorsQuery, type FirstPage } from '../../api/list-collectors.ts';
import { calculatorAddress } from '../../calculator/calculation-address.ts';
import { useNearMe } from '../../near-me.tsx';
import { useFilters } from '../../use-filters.ts';
import { NearMeNote } from '../near-me-button.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { CollectorList } from './collector-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterButton } from './filter-button.tsx';
import { HazardNotice } from './hazard.tsx';
import { ResultHead } from './result-head.tsx';

/** `claims` come with the measured figures, from another feature, through the route. */
type Props = { first: FirstPage | null; claims: ReactNode };

export function SellWaste({ first, claims }: Props) {
  const { filters, setFilters, isFromAnswer } = useFilters();
  const { point } = useNearMe();
  const list = useInfiniteQuery(collectorsQuery(filters, point, first));
  const results = useRef<HTMLElement>(null);
  const focusResults = useCallback(() => results.current?.focus(), []);
  const total = list.data?.pages.reduce((sum, page) => sum + page.collectors.length, 0);
  const found = { count: list.isPlaceholderData ? undefined : total, hasMore: list.hasNextPage };
  const filtering = { filters, onChange: setFilters };

  return (
    <div className="page-width flex flex-col gap-2 md:gap-6 md:pt-12">
      <header>
        {isFromAnswer && <BackLink to="/smart-sort" label={text.backToAnswer} />}
        <h1 className="page-title max-md:sr-only">{text.title}</h1>
        <p className="lead mt-1 max-md:sr-only">{text.lead}</p>
      </header>
      {/* On a phone, search and filters stay in reach however far the list is scrolled. */}
      <div className="max-md:sticky max-md:top-16 max-md:z-20 max-md:-mx-gutter max-md:bg-surface max-md:px-gutter max-md:py-1.5">
        <FilterBar {...filtering}>
          <FilterButton {...filtering} {...found} onShow={focusResults} />
        </FilterBar>
      </div>
      <NearMeNote />
      <ChosenFilters {...filtering} />
      <section
        ref={results}
        tabIndex={-1}
        aria-labelledby="pengepul"
        className="grid scroll-mt-36 gap-3 outline-none md:scroll-mt-20 md:gap-5"
      >
        <h2 id="pengepul" className="sr-only">
          {listText.results}
        </h2>
        <OfflineNote />
        {filters.kind === 'b3' && <HazardNotice />}
        <ResultHead
          {...found}
          filters={filters}
          isNear={point !== undefined}
          calculatorLink={calculatorAddress({ ...filters, isFromAnswer })}
        />
        <div>
          <CollectorList list={list} filters={filters} onClear={() => setFilters({})} />
        </div>
      </section>
      <Invitation />
      <div className="mt-4">{claims}</div>
    </div>
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
