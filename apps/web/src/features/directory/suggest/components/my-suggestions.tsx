import type { Suggestion } from '@app/contract/directory-suggestion';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DecisionBadge } from '#web/components/ui/decision-badge.tsx';
import { SentList } from '#web/components/ui/sent-list.tsx';
import { formatDay } from '#web/lib/format-time.ts';
import { mySuggestionsText as text } from '#web/messages/suggest.ts';
import { mySuggestionsQuery } from '../api/my-suggestions.ts';

/** The member's suggestions and their decisions. */
export const MySuggestions = () => (
  <SentList id="usulan-saya" text={text} query={useQuery(mySuggestionsQuery)}>
    {(suggestion) => <SuggestionRow key={suggestion._id} suggestion={suggestion} />}
  </SentList>
);

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const { listing, collectorId, state, reason, createdAt } = suggestion;
  return (
    <li className="grid justify-items-start gap-1 py-3">
      <p className="font-bold">{listing.name}</p>
      <p className="text-sm text-ink-muted">
        {state !== 'accepted' && `${collectorId ? text.correction : text.newPlace} · `}
        {text.sent(formatDay(createdAt))}
      </p>
      <DecisionBadge state={state} words={text.states} />
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
