import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';

/** Seen from above, for Copies: each copy's fill is its top, its colour the rim. Its origin is its middle. */
export function BottleCap(placement: Placement) {
  return (
    <Placed {...placement}>
      <circle r="12.5" fill="currentColor" />
      <circle
        r="11.4"
        fill="none"
        stroke={paint.ink}
        strokeOpacity=".3"
        strokeDasharray="1.6 2"
        strokeLinecap="butt"
      />
      <circle cx="-.8" cy="-.8" r="8.6" fill="inherit" />
      <path d="M-6-2Q-5-6-1-7" fill="none" stroke={paint.white} strokeWidth="2.4" strokeOpacity=".75" />
    </Placed>
  );
}

export const capTones = {
  orange: { fill: paint.clay, color: paint.clayDark },
  yellow: { fill: paint.yellow, color: paint.yellowDark },
  teal: { fill: paint.tealLight, color: paint.teal },
  blue: { fill: paint.blue, color: paint.blueDark },
  white: { fill: paint.white, color: paint.slate },
  black: { fill: paint.slateDark, color: paint.frame },
  green: { fill: paint.leafLight, color: paint.leaf },
} as const;
