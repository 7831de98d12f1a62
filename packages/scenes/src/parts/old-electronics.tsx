import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

export function OldTelevision(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-8-4H8V0H-8Z" fill={paint.ink} />
      <rect x="-32" y="-50" width="64" height="46" rx="5" fill={paint.slateDark} />
      <rect x="-26" y="-44" width="52" height="34" rx="3" fill={paint.glass} />
      <path d="M6-44H26V-10H-2Z" fill={usePattern('grain')} />
      <path d="M-20-36V-28" stroke={paint.white} strokeOpacity=".75" />
    </Placed>
  );
}

export function OldRadio(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M16-32L26-54" stroke={paint.slateDark} strokeWidth="2" />
      <rect x="-27" y="-32" width="54" height="32" rx="4" fill={paint.creamDark} />
      <circle cx="-11" cy="-16" r="10" fill={paint.slateDark} />
      <circle cx="-11" cy="-16" r="4" fill={paint.slate} />
      <path d="M7-22H19M7-13H19" stroke={paint.slate} strokeWidth="4" />
    </Placed>
  );
}
