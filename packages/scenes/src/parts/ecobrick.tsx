import { paint } from '../paint.ts';
import { Bottle } from './bottle.tsx';
import { Placed, type Placement } from './placed.tsx';

/** A bottle stuffed hard with clean, dry plastic. */
export function Ecobrick(placement: Placement) {
  return (
    <Placed {...placement}>
      <Bottle label={null} glass={paint.glass} cap={paint.clay} />
      <path d="M-17-6L2-12 6-24-17-20Z" fill={paint.clay} />
      <path d="M-17-24L8-28 6-40-16-36Z" fill={paint.yellow} />
      <path d="M-17-40L6-44 8-56-17-52Z" fill={paint.blue} />
      <path d="M-17-56L8-60 6-72-15-70Z" fill={paint.leaf} />
      <path d="M-14-74L5-76 0-88-8-84Z" fill={paint.clayLight} />
      <path d="M-12-18L-6-10M-10-48L0-52M-8-66L2-64" stroke={paint.white} strokeOpacity=".8" />
    </Placed>
  );
}

/** Laid in a wall one sees its foot, for Copies: fill and colour are what it holds. Its origin is its middle. */
export function EcobrickFoot(placement: Placement) {
  return (
    <Placed {...placement}>
      <circle r="18" fill={paint.glass} />
      <circle r="14" fill="inherit" />
      <path d="M0-14A14 14 0 0 1 0 14Q10 0 0-14Z" fill={paint.ink} fillOpacity=".16" />
      <path d="M-8-4L2 4-6 10ZM-2-11L8-8 3-1Z" fill="currentColor" />
      <circle r="16.5" fill="none" stroke={paint.tealDark} strokeWidth="2.4" />
      <path d="M-12-5Q-10-11-5-12" fill="none" stroke={paint.white} strokeOpacity=".8" />
    </Placed>
  );
}
