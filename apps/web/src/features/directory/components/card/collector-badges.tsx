import { type Collector, unknownCategory } from '@app/contract/directory';
import { Badge } from '#web/components/ui/badge.tsx';
import { collectorText as text, kindNames } from '#web/messages/directory.ts';

type Props = {
  collector: Pick<
    Collector,
    'verified' | 'isSample' | 'status' | 'pickupService' | 'kind' | 'category' | 'registration'
  >;
  /** Whether the status is told beside the badges already. */
  hasStatus?: boolean;
};

export function CollectorBadges({ collector, hasStatus = false }: Props) {
  const { pickupService, kind, category, registration } = collector;
  return (
    <div className="flex flex-wrap gap-1.5">
      {!hasStatus && <StatusBadge collector={collector} />}
      {collector.status === 'maybe-closed' && <Badge tone="warning">{text.maybeClosed}</Badge>}
      {registration?.isInstitution && <Badge tone="outline">{text.institution}</Badge>}
      {pickupService && <Badge icon="truck">{text.pickup}</Badge>}
      {kind !== 'pengepul' && category !== unknownCategory && <Badge>{kindNames[kind]}</Badge>}
    </div>
  );
}

function StatusBadge({ collector: { verified, isSample, status, registration } }: Pick<Props, 'collector'>) {
  if (verified)
    return (
      <Badge tone="success" icon="verified">
        {isSample ? text.verifiedSample : text.verified}
      </Badge>
    );
  if (status === 'confirmed')
    return (
      <Badge tone="success" icon="check">
        {text.confirmed}
      </Badge>
    );
  return (
    <Badge tone="outline">{registration ? text.registeredAt(registration.source) : text.unverified}</Badge>
  );
}
