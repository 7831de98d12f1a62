import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

const rows = [-98, -74, -50, -26];
/** Slots lean with the sides, as the basket narrows towards its base. */
const slots = rows
  .map((top) => [-42, -25, -8, 9, 26, 43].map((x) => `M${x - 1} ${top}l${Math.round(x / -17)} 12`).join(''))
  .join('');

/** Lined with cardboard, which one sees through its slots and above its rim. */
export function LaundryBasket(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-60-136H60V-118H-60Z" fill={paint.sand} />
      <path
        d="M-48-132V-118M-32-132V-118M-16-132V-118M0-132V-118M16-132V-118M32-132V-118M48-132V-118"
        stroke={paint.sandDark}
      />
      <path d="M-64-118H64L54-8Q53 0 45 0H-45Q-53 0-54-8Z" fill={paint.yellow} />
      <Shade d="M30-118H64L54-8Q53 0 45 0H20Q36-60 30-118Z" fill={paint.yellowDark} shift={9} />
      <path d={slots} stroke={paint.woodDark} strokeWidth="8" />
      <rect x="-72" y="-128" width="144" height="18" rx="8" fill={paint.yellowDark} />
      <rect x="-72" y="-128" width="98" height="9" rx="4.5" fill={paint.yellow} />
      <path d="M-54-102L-47-22" stroke={paint.white} strokeWidth="3.4" strokeOpacity=".6" />
    </Placed>
  );
}
