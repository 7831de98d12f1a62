import type { CountedRegion, RegionPage } from '@app/contract/directory-region';
import { Link } from 'react-router';
import { formatNumber } from '#web/lib/format-number.ts';
import { regionText as text } from '#web/messages/region.ts';
import { regionAddress } from '../region-words.ts';

/** The kecamatan of a kabupaten or the kabupaten of a province that have places, the most first. */
export function RegionChildren({ page: { region, children } }: { page: RegionPage }) {
  const withPlaces = children.filter(({ count }) => count > 0);
  if (withPlaces.length === 0) return null;
  return (
    <section aria-labelledby="bagian">
      <h2 id="bagian" className="mb-3 text-xl">
        {region.level === 'province' ? text.byRegency : text.byDistrict}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {withPlaces.map((child) => (
          <li key={child.code}>
            <RegionChip region={child} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const RegionChip = ({ region: { name, path, count } }: { region: CountedRegion }) => (
  <Link
    to={regionAddress(path)}
    prefetch="none"
    className="inline-flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface-raised px-3.5 text-sm font-semibold text-ink no-underline hover:border-line-strong"
  >
    {name}
    <span className="font-normal text-ink-muted tabular-nums">{formatNumber(count)}</span>
  </Link>
);
