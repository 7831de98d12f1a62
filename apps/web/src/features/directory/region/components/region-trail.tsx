import type { RegionPage } from '@app/contract/directory-region';
import { Link } from 'react-router';
import { regionText as text } from '#web/messages/region.ts';
import { regionAddress } from '../region-words.ts';

/** Where the page is: Jual Sampah / DI Yogyakarta / Kota Yogyakarta. */
export function RegionTrail({ page: { parents, region } }: { page: RegionPage }) {
  const links = [
    { name: text.sell, to: '/sell-waste' },
    ...parents.map(({ name, path }) => ({ name, to: regionAddress(path) })),
  ];
  return (
    <nav aria-label={text.trail}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
        {links.map(({ name, to }) => (
          <li key={to} className="group flex items-center gap-x-2">
            <Link to={to} className="text-link inline-flex min-h-11 items-center">
              {name}
            </Link>
            <span aria-hidden="true" className="max-md:group-nth-last-2:hidden">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="max-md:sr-only">
          {region.name}
        </li>
      </ol>
    </nav>
  );
}
