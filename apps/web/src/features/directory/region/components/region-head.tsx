import type { RegionPage } from '@app/contract/directory-region';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { formatMonth } from '#web/lib/format-date.ts';
import { regionText as text } from '#web/messages/region.ts';
import { headlineOf, leadOf, regionAddress } from '../region-words.ts';

/** How many places there are, and how much that is worth. */
export function RegionHead({ page }: { page: RegionPage }) {
  const { source, region } = page;
  const [title, number] = headlineOf(page);
  return (
    <div>
      <h1 className="page-title">
        {title}
        <span className="whitespace-nowrap tabular-nums">{number}</span>
      </h1>
      {region.count > 0 && <p className="mt-2 text-ink-muted tabular-nums">{leadOf(page)}</p>}
      {source && (
        <div className="mt-4 flex gap-3 rounded-lg bg-warning-soft p-4 text-sm">
          <Icon name="info" className="mt-0.5" />
          <p>{text.fresh(source.title, formatMonth(source.snapshotOn))}</p>
        </div>
      )}
      {region.count === 0 && <NoPlaces page={page} />}
    </div>
  );
}

function NoPlaces({ page: { nearest } }: { page: RegionPage }) {
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {nearest && (
        <Link
          to={regionAddress(nearest.path)}
          className="text-link inline-flex min-h-11 items-center font-semibold"
        >
          {text.nearest(nearest.fullName, nearest.count)}
        </Link>
      )}
      <p>{text.noneText}</p>
      <ButtonLink to="/sell-waste/usulkan" variant="sec">
        <Icon name="plus" />
        {text.suggest}
      </ButtonLink>
    </div>
  );
}
