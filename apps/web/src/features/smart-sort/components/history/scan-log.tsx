import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { OfflineNote } from '#web/components/ui/offline-note.tsx';
import { historyFilterText, historyText as text } from '#web/messages/smart-sort.ts';
import { scansQuery } from '../../api/list-scans.ts';
import { queryOf, readFilters, withFilters } from '../../history-filters.ts';
import { ExportScans } from './export-scans.tsx';
import { PhotoConsents } from './photo-consents.tsx';
import { ScanFilters } from './scan-filters.tsx';
import { ScanPages } from './scan-pages.tsx';

/** All scans of a member, with filters in the URL and an export. */
export function ScanLog({ onChanged }: { onChanged: () => void }) {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = queryOf(filters);
  const isFiltered = Object.keys(query).length > 0;
  const { data } = useInfiniteQuery(scansQuery(query));
  const isEmpty = !isFiltered && data?.pages[0]?.scans.length === 0;
  return (
    <section aria-labelledby="judul-riwayat" className="pt-5">
      <h2 id="judul-riwayat" className="sr-only">
        {text.title}
      </h2>
      <p className="mb-3 text-sm text-ink-muted">{text.lead}</p>
      {data && <OfflineNote />}
      {!isEmpty && (
        <ScanFilters filters={filters}>
          <ExportScans filters={query} />
        </ScanFilters>
      )}
      <ScanPages
        filters={query}
        onChanged={onChanged}
        empty={
          isFiltered ? (
            <NothingMatches address={`?${withFilters(search, { jenis: undefined, penilaian: undefined })}`} />
          ) : (
            <NothingYet />
          )
        }
      />
      {data && <PhotoConsents consents={data.pages[0]} />}
    </section>
  );
}

const NothingYet = () => (
  <EmptyState
    headingLevel={3}
    scene={<EmptyScene />}
    title={text.empty}
    text={text.emptyText}
    action={<ButtonLink to="/smart-sort">{text.firstScan}</ButtonLink>}
  />
);

const NothingMatches = ({ address }: { address: string }) => (
  <EmptyState
    headingLevel={3}
    scene={<EmptyScene />}
    title={historyFilterText.nothing}
    text={historyFilterText.nothingText}
    action={
      <ButtonLink to={address} variant="sec" preventScrollReset>
        {historyFilterText.showAll}
      </ButtonLink>
    }
  />
);
