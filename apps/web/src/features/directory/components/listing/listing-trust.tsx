import type { CollectorDetail } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { listingText as text } from '#web/messages/listing.ts';
import { formatAgo } from '../../format-ago.ts';
import { answerText } from '#web/messages/place-status.ts';
import { StillOpen } from '../../answer/still-open.tsx';

/** Reached after about half a year without a confirmation. */
const staleLiveness = 0.25;

type Props = { collector: CollectorDetail; fetchedAt: number };

/** Verification and last confirmation of the listing; a sample has none. */
export function ListingTrust({ collector, fetchedAt }: Props) {
  return (
    <section aria-labelledby="percaya" className="grid gap-3">
      <h2 id="percaya" className="text-xl">
        {text.trust}
      </h2>
      {collector.isSample ? (
        <p className="flex gap-2.5 rounded-lg bg-surface-sunken p-4 text-sm">
          <Icon name="info" className="mt-0.5" />
          {text.sample}
        </p>
      ) : (
        <>
          <Registered collector={collector} />
          <Verification collector={collector} />
          <Liveness collector={collector} fetchedAt={fetchedAt} />
          {!collector.registration && <Question collector={collector} />}
        </>
      )}
    </section>
  );
}

/** A registry's place asks at the top of the page. */
function Question({ collector }: { collector: CollectorDetail }) {
  return (
    <div className="grid gap-2 rounded-lg bg-brand-soft p-4">
      <h3 className="text-lg">{answerText.question}</h3>
      <p className="text-sm">{answerText.lead}</p>
      <StillOpen collector={collector} />
    </div>
  );
}

/** The source of the registry's word, which stands at the top of the page. */
function Registered({ collector: { registration } }: { collector: CollectorDetail }) {
  return registration && <p className="text-sm text-ink-muted">{registration.attribution}</p>;
}

function Verification({ collector }: { collector: CollectorDetail }) {
  const { verified, verifiedOn, verifiedHow, registration } = collector;
  if (!verified && registration) return null;
  if (!verified || !verifiedOn) return <p className="text-sm">{text.unverified}</p>;
  return (
    <div className="text-sm">
      <p className="flex items-center gap-2 font-semibold text-success">
        <Icon name="verified" />
        {text.verifiedOn(formatDate(verifiedOn))}
      </p>
      {verifiedHow && <p className="text-ink-muted">{text.verifiedHow(verifiedHow)}</p>}
    </div>
  );
}

function Liveness({ collector: { confirmedAt, liveness, registration }, fetchedAt }: Props) {
  if (!confirmedAt && registration) return null;
  if (!confirmedAt) return <p className="text-sm text-ink-muted">{text.neverConfirmed}</p>;
  return (
    <div className="text-sm">
      <p className="font-semibold">{text.confirmed(formatAgo(confirmedAt, fetchedAt))}</p>
      {liveness !== null && liveness < staleLiveness && <p className="text-warning">{text.fading}</p>}
    </div>
  );
}
