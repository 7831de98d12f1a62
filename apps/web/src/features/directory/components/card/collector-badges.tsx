import { type Collector, unknownCategory } from '@app/contract/directory';
import { Badge } from '#web/components/ui/badge.tsx';
import { collectorText as text, kindNames } from '#web/messages/directory.ts';

type Props = {
  collector: Pick<
    Collector,
    'verified' | 'isSample' | 'pickupService' | 'kind' | 'category' | 'registration'
  >;
};

export function CollectorBadges({ collector }: Props) {
  const { verified, isSample, pickupService, kind, category, registration } = collector;
  return (
    <div className="flex flex-wrap gap-1.5">
      {verified ? (
        <Badge tone="success" icon="verified">
          {isSample ? text.verifiedSample : text.verified}
        </Badge>
      ) : (
        <Badge tone="outline">
          {registration ? text.registeredAt(registration.source) : text.unverified}
        </Badge>
      )}
      {registration?.maybeClosed && <Badge tone="warning">{text.maybeClosed}</Badge>}
      {registration?.isInstitution && <Badge tone="outline">{text.institution}</Badge>}
      {pickupService && <Badge icon="truck">{text.pickup}</Badge>}
      {kind !== 'pengepul' && category !== unknownCategory && <Badge>{kindNames[kind]}</Badge>}
    </div>
  );
}
