import type { CollectorDetail } from '@app/contract/directory';
import { useEffect, useRef } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { collectorText } from '#web/messages/directory.ts';
import { mapCardText as text } from '#web/messages/map.ts';
import { Directions } from '../../components/directions.tsx';
import { categoryStyles } from '../../category-styles.ts';
import { formatDistance } from '../../format-distance.ts';
import { openingLine } from '../../opening-hours.ts';
import { priceLine, priceRows } from '../../price-rows.ts';
import { statusText } from '../../status-text.ts';

const pricesShown = 2;

/** Summary of a place, with links to its page and to directions. */
export function PlaceCard({ place }: { place: CollectorDetail }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const { icon, text: colour } = categoryStyles[place.category];
  const hours = openingLine(place.hours) ?? collectorText.unknownHours;
  return (
    <>
      <p className={`flex items-center gap-1.5 pr-11 text-xs font-bold ${colour}`}>
        <Icon name={icon} size="sm" />
        {place.category}
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-0.5 pr-11 text-lg outline-none">
        {place.name}
      </h2>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        {place.isSample && <Badge tone="outline">{collectorText.sample}</Badge>}
        {place.isOpen !== null && (
          <Badge tone={place.isOpen ? 'success' : 'neutral'} icon="clock">
            {place.isOpen ? collectorText.open : collectorText.closed}
          </Badge>
        )}
        {place.pickupService && <Badge icon="truck">{collectorText.pickup}</Badge>}
      </p>
      <div className="mt-2.5 text-sm">
        <p>
          {place.city}, {place.location}
          {place.distanceMetres !== null && ` · ${formatDistance(place.distanceMetres)}`}
        </p>
        <p className="text-ink-muted">{hours}</p>
        {place.registration && <p className="text-ink-muted">{statusText(place)}</p>}
      </div>
      <ul className="mt-2.5 divide-y divide-line text-sm tabular-nums">
        {priceRows(place.wasteTypes)
          .slice(0, pricesShown)
          .map(priceLine)
          .map(({ name, rate }) => (
            <li key={name} className="flex justify-between gap-3 py-1">
              {name}
              <b className="font-heavy whitespace-nowrap">{rate}</b>
            </li>
          ))}
      </ul>
      <div className="mt-3 grid grid-cols-2 gap-2 *:px-2">
        <ButtonLink to={`/sell-waste/${place.id}`}>{text.detail}</ButtonLink>
        {!place.isSample && <Directions place={place} variant="sec" />}
      </div>
    </>
  );
}
