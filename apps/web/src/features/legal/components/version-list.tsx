import { Link } from 'react-router';
import { formatDate } from '#web/lib/format-date.ts';
import { legalText as text } from '#web/messages/legal.ts';
import { versionPath, type LegalDocument } from '../legal-documents.ts';

type Props = { document: LegalDocument; versions: readonly string[]; shown: string };

export const VersionList = ({ document, versions, shown }: Props) => (
  <section
    aria-labelledby="semua-versi"
    className="mt-14 max-w-measure border-t border-line pt-6 print:hidden"
  >
    <h2 id="semua-versi" className="text-lg">
      {text.versions}
    </h2>
    <ul className="mt-2">
      {versions.map((version, place) => (
        <li key={version} className="flex min-h-11 items-center gap-2">
          <Link
            to={versionPath(document, place === 0 ? undefined : version)}
            aria-current={version === shown ? 'page' : undefined}
            className="text-link"
          >
            {formatDate(version)}
          </Link>
          {place === 0 && <span className="text-sm text-ink-muted">({text.newest})</span>}
        </li>
      ))}
    </ul>
  </section>
);
