import { type Collector, unknownCategory } from '@app/contract/directory';
import { Badge } from '#web/components/ui/badge.tsx';
import { collectorText as text, kindNames } from '#web/messages/directory.ts';

type Props = {
  collector: Pick<
    Collector,
    'verified' | 'isSample' | 'standing' | 'pickupService' | 'kind' | 'category' | 'registration'
  >;
  /** Whether the standing is told beside the badges already. */
  hasStanding?: boolean;
};

export function CollectorBadges({ collector, hasStanding = false }: Props) {
  const { pickupService, kind, category, registration } = collector;
  return (
    <div className="flex flex-wrap gap-1.5">
      {!hasStanding && <StandingBadge collector={collector} />}
      {collector.standing === 'maybe-closed' && <Badge tone="warning">{text.maybeClosed}</Badge>}
      {registration?.isInstitution && <Badge tone="outline">{text.institution}</Badge>}
      {pickupService && <Badge icon="truck">{text.pickup}</Badge>}
      {kind !== 'pengepul' && category !== unknownCategory && <Badge>{kindNames[kind]}</Badge>}
    </div>
  );
}

function StandingBadge({
  collector: { verified, isSample, standing, registration },
}: Pick<Props, 'collector'>) {
  if (verified)
    return (
      <Badge tone="success" icon="verified">
        {isSample ? text.verifiedSample : text.verified}
      </Badge>
    );
  if (standing === 'confirmed')
    return (
      <Badge tone="success" icon="check">
        {text.confirmed}
      </Badge>
    );
  return (
    <Badge tone="outline">{registration ? text.registeredAt(registration.source) : text.unverified}</Badge>
  );
}
