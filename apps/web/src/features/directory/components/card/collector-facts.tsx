import type { Collector } from '@app/contract/directory';
import { provinceFacts } from '@app/contract/provinces';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { collectorText as text } from '#web/messages/directory.ts';
import { formatPhone } from '../../contact-link.ts';
import { formatDistance } from '../../format-distance.ts';
import { statusText } from '../../status-text.ts';
import { openingLine } from '../../opening-hours.ts';

/** Address, opening hours and phone number. */
export function CollectorFacts({ collector, address }: { collector: Collector; address?: string }) {
  const missing = unknownFacts(collector);
  return (
    <ul className="grid gap-1.5 text-sm text-ink-muted">
      <Fact icon="pin">
        <Address collector={collector} address={address} />
      </Fact>
      {missing ? (
        <Fact icon="info">
          {address === undefined && `${statusText(collector)}. `}
          {missing}
        </Fact>
      ) : (
        <>
          <Fact icon="clock">
            <Hours collector={collector} />
          </Fact>
          <Fact icon="phone">
            <Phone collector={collector} />
          </Fact>
        </>
      )}
    </ul>
  );
}

/** Of a place that only a registry names: what nobody knows yet, in one sentence instead of empty lines. */
function unknownFacts({ registration, phone, hours, wasteTypes }: Collector): string | undefined {
  if (!registration || phone || hours.length > 0) return undefined;
  return wasteTypes.length > 0 ? text.unknownContact : text.unknownAll;
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-2.5">
      <Icon name={icon} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

type AddressProps = { collector: Collector; address: string | undefined };

function Address({ collector: { city, location, region, distanceMetres }, address }: AddressProps) {
  const place = [address ?? region?.district, city, location].filter(Boolean).join(', ');
  if (distanceMetres === null) return place;
  return (
    <>
      {place} ·{' '}
      <span className="font-semibold whitespace-nowrap text-ink">{formatDistance(distanceMetres)}</span>
    </>
  );
}

function Hours({ collector: { hours, isOpen, location } }: { collector: Collector }) {
  const line = openingLine(hours);
  if (!line) return text.unknownHours;
  return (
    <>
      {line} {provinceFacts[location].zone}
      {isOpen !== null && (
        <>
          {' · '}
          <span
            className={joinClasses('font-semibold whitespace-nowrap', isOpen ? 'text-success' : 'text-ink')}
          >
            {isOpen ? text.open : text.closed}
          </span>
        </>
      )}
    </>
  );
}

function Phone({ collector: { phone, isSample } }: { collector: Collector }) {
  if (isSample) return text.samplePhone;
  if (!phone) return text.noPhone;
  return (
    <a href={`tel:${phone}`} className="text-link">
      {formatPhone(phone)}
    </a>
  );
}
