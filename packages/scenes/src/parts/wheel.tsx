import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';

/** Its origin is the axle. */
export function Wheel(placement: Placement) {
  return (
    <Placed {...placement}>
      <path
        d="M33 0H-33M29 16L-29-16M17 29L-17-29M0 33V-33M-16 29L16-29M-29 16L29-16"
        stroke={paint.slateLight}
        strokeWidth="1.6"
      />
      <circle r="34" stroke={paint.ink} strokeWidth="7" />
      <circle r="29" stroke={paint.slate} strokeWidth="2" />
      <circle r="6" fill={paint.slateDark} />
      <circle r="2.5" fill={paint.cream} />
    </Placed>
  );
}
