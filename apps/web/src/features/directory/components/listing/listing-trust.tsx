import type { CollectorDetail } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { listingText as text } from '#web/messages/listing.ts';
import { formatDate } from '../../format-date.ts';
import { registeredText } from '../../registered-text.ts';
import { formatAgo } from '../../format-ago.ts';
import { StillOpen } from './still-open.tsx';

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
          <StillOpen collectorId={collector.id} />
        </>
      )}
    </section>
  );
}

/** The registry's word, with its source, and what to do before going there. */
function Registered({ collector: { registration, confirmedAt } }: { collector: CollectorDetail }) {
  if (!registration) return null;
  return (
    <div className="grid gap-1 text-sm">
      {!confirmedAt && <p className="font-semibold">{registeredText(registration)}.</p>}
      {registration.isInstitution && <p>{text.institution}</p>}
      <p className="text-xs text-ink-muted">{registration.attribution}</p>
    </div>
  );
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
