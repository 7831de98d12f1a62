import type { CollectorDetail } from '@app/contract/directory';
import { Link } from 'react-router';
import { listingText as text } from '#web/messages/listing.ts';

/** What nobody knows yet about a registry's place, each with the way to tell it. */
export function MissingFacts({
  collector: { id, hours, phone, wasteTypes, photo },
}: {
  collector: CollectorDetail;
}) {
  const missing = [
    { question: text.missing.hours, isMissing: hours.length === 0 },
    { question: text.missing.phone, isMissing: phone === null },
    { question: text.missing.prices, isMissing: wasteTypes.length === 0 },
    { question: text.missing.photo, isMissing: !photo },
  ].filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="lengkapi">
      <h2 id="lengkapi" className="text-xl">
        {text.help}
      </h2>
      <p className="text-sm text-ink-muted">{text.helpLead}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
        {missing.map(({ question }) => (
          <li key={question} className="flex min-h-12 items-center justify-between gap-3">
            {question}
            <Link
              to={`/sell-waste/usulkan?id=${id}`}
              aria-label={`${question} ${text.add}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {text.add}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
