import type { Suggestion } from '@app/contract/directory-suggestion';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { formatDay } from '#web/lib/format-time.ts';
import { mySuggestionsText as text } from '#web/messages/suggest.ts';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { mySuggestionsQuery } from '../api/my-suggestions.ts';

const looks = {
  pending: { tone: 'warning', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check' },
  rejected: { tone: 'neutral', icon: 'x' },
} as const;

/** What became of what the person told us. */
export function MySuggestions() {
  const { data, error, refetch } = useQuery(mySuggestionsQuery);
  return (
    <section aria-labelledby="usulan-saya" className="grid content-start gap-3">
      <h2 id="usulan-saya" className="text-xl">
        {text.title}
      </h2>
      {error && <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && <p className="text-sm text-ink-muted">{text.empty}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((suggestion) => (
            <SuggestionRow key={suggestion._id} suggestion={suggestion} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const { listing, collectorId, state, reason, createdAt } = suggestion;
  return (
    <li className="grid justify-items-start gap-1 py-3">
      <p className="font-bold">{listing.name}</p>
      <p className="text-sm text-ink-muted">
        {state !== 'accepted' && `${collectorId ? text.correction : text.newPlace} · `}
        {text.sent(formatDay(createdAt))}
      </p>
      <Badge {...looks[state]}>{text.states[state]}</Badge>
      {reason && <p className="text-sm">{text.reason(reason)}</p>}
      {state === 'accepted' && collectorId && (
        <Link
          to={`/sell-waste/${collectorId}`}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {text.open}
        </Link>
      )}
    </li>
  );
}
