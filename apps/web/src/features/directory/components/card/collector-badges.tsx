import type { Collector } from '@app/contract/directory';
import { Badge } from '#web/components/ui/badge.tsx';
import { collectorText as text, kindNames } from '#web/messages/directory.ts';

type Props = { collector: Pick<Collector, 'verified' | 'isSample' | 'pickupService' | 'kind'> };

export function CollectorBadges({ collector: { verified, isSample, pickupService, kind } }: Props) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {verified ? (
        <Badge tone="success" icon="verified">
          {isSample ? text.verifiedSample : text.verified}
        </Badge>
      ) : (
        <Badge tone="outline">{text.unverified}</Badge>
      )}
      {pickupService && <Badge icon="truck">{text.pickup}</Badge>}
      {kind !== 'pengepul' && <Badge>{kindNames[kind]}</Badge>}
    </div>
  );
}
