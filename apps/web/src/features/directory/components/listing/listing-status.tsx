import type { CollectorDetail } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { answerText } from '#web/messages/place-status.ts';
import { listingText as text } from '#web/messages/listing.ts';
import { StillOpen } from '../../answer/still-open.tsx';
import { statusText } from '../../status-text.ts';

/** What a registry's place begins with: what is known about it, and the question to who knows better. */
export function ListingStatus({ collector }: { collector: CollectorDetail }) {
  const { status, registration } = collector;
  const isConfirmed = status === 'confirmed' || status === 'verified';
  return (
    <section aria-labelledby="masih-buka" className="grid max-w-xl gap-2 rounded-lg bg-brand-soft p-4">
      <p className="flex gap-2 text-sm font-semibold">
        <Icon
          name={isConfirmed ? 'verified' : 'info'}
          className={isConfirmed ? 'mt-0.5 text-success' : 'mt-0.5'}
        />
        {statusText(collector)}.
      </p>
      {registration?.isInstitution && <p className="text-sm">{text.institution}</p>}
      <h2 id="masih-buka" className="mt-1 text-lg">
        {answerText.question}
      </h2>
      <StillOpen collector={collector} />
    </section>
  );
}
