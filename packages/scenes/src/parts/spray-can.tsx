import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function SprayCan(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-22-92Q-22-104-10-106H10Q22-104 22-92V-6Q22 0 16 0H-16Q-22 0-22-6Z" fill={paint.clay} />
      <Shade d="M6-106H10Q22-104 22-92V-6Q22 0 16 0H4Q10-50 6-106Z" fill={paint.clayDark} shift={5} />
      <rect x="-22" y="-78" width="44" height="46" fill={paint.cream} />
      <path d="M8-78H22V-32H6Q9-55 8-78Z" fill={paint.creamDark} />
      <path d="M0-72L15-57 0-42-15-57Z" fill={paint.yellow} />
      <path d="M0-64V-56M0-50H0" stroke={paint.ink} strokeWidth="4" />
      <path d="M-20-104Q-16-116-10-116H10Q16-116 20-104Z" fill={paint.slateLight} />
      <path d="M4-116H10Q16-116 20-104H6Z" fill={paint.slate} />
      <rect x="-8" y="-130" width="16" height="15" rx="4" fill={paint.cream} />
      <path d="M2-130H4Q8-130 8-126V-115H2Z" fill={paint.creamDark} />
      <rect x="-12" y="-127" width="6" height="5" rx="2" fill={paint.ink} />
      <rect x="-22" y="-8" width="44" height="8" rx="4" fill={paint.slateDark} />
      <path d="M-15-92V-84M-15-26V-14" stroke={paint.white} strokeWidth="4" strokeOpacity=".65" />
    </Placed>
  );
}
