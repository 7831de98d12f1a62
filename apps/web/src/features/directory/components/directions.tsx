import { useSyncExternalStore } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { buttonStyle } from '#web/components/ui/button-style.ts';
import { listingText as text } from '#web/messages/listing.ts';
import { directionsLink, mapAppOf } from '../directions-link.ts';

type Props = {
  place: { name: string; latitude: number; longitude: number };
  variant: 'pri' | 'sec' | 'quiet';
  size?: 'sm' | 'md';
  className?: string;
};

/** Before hydration and without JavaScript it leads to the website. */
export function Directions({ place, variant, size = 'md', className }: Props) {
  const app = useSyncExternalStore(
    () => () => {},
    () => mapAppOf(navigator.userAgent, navigator.maxTouchPoints),
    () => 'web' as const,
  );
  // An application opens over the page, and a new tab would stay empty.
  const isNewTab = app !== 'android';
  return (
    <a
      href={directionsLink(place, app)}
      {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={buttonStyle({ variant, size, block: false }, className)}
    >
      <Icon name="arrow-right" />
      <span>
        {text.directions}
        <span className="sr-only">
          {text.directionsTo(place.name)} {isNewTab && text.newTab}
        </span>
      </span>
    </a>
  );
}
