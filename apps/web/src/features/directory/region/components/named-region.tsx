import type { NamedRegion } from '@app/contract/directory-region';
import { Link } from 'react-router';
import { namedRegionText as text } from '#web/messages/region.ts';
import { regionAddress } from '../region-words.ts';

const linkStyle = 'text-link inline-flex min-h-11 items-center font-semibold';

/** What the search was understood as, with its page, and what else has this name. */
export function NamedRegionNote({ named: { region, others } }: { named: NamedRegion }) {
  const namesakes = others.filter(({ code }) => code !== region.code);
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      {namesakes.length < others.length ? null : (
        <Link to={regionAddress(region.path)} className={linkStyle}>
          {text.open(region.fullName)}
        </Link>
      )}
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          {text.meant}
          {others.map(({ code, fullName, path }) => (
            <Link key={code} to={regionAddress(path)} className={linkStyle}>
              {fullName}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
