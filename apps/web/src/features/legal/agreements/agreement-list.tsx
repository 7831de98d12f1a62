import { listAgreements } from '@app/contract/account-agreements';
import { consentVersions } from '@app/contract/account-fields';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { agreementText as text, legalText } from '#web/messages/legal.ts';
import { versionPath, legalDocuments, purposeOf } from '../legal-documents.ts';

/** On the account page: the member's agreements with their dates. */
export function AgreementList() {
  const { data, error, refetch } = useQuery({
    queryKey: ['agreements'],
    queryFn: ({ signal }) => call(listAgreements, {}, { signal }),
  });
  if (!data && error)
    return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20" />;
  return (
    <ul className="grid gap-4">
      {legalDocuments.map((document) => {
        const agreed = data.agreements.find(({ purpose }) => purpose === purposeOf[document]);
        const isNewest = agreed?.version === consentVersions[purposeOf[document]];
        return (
          <li key={document}>
            <Link to={versionPath(document, isNewest ? undefined : agreed?.version)} className="text-link">
              {legalText[document].title}
            </Link>
            <p className="text-sm text-ink-muted">
              {agreed ? text.agreed(formatDate(agreed.version), formatDay(agreed.at)) : text.none}
            </p>
            {!isNewest && (
              <p className="text-sm">
                <Link to={versionPath(document)} className="text-link">
                  {text.newer(formatDate(consentVersions[purposeOf[document]]))}
                </Link>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
