import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

/** A hole in the ground, cut open: at its mouth a collar with a pierced lid in it, leaves above, ripe compost below. */
export function BioporeShaft(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-36-156H36V-14Q34 0 0 0T-36-14Z" fill={paint.soilDark} />
      <path d="M-30-118Q-18-128-6-120T16-120 30-118V-76H-30Z" fill={paint.leafLight} />
      <path d="M-30-82Q-18-90-6-83T16-83 30-82V-46H-30Z" fill={paint.sand} />
      <path d="M-30-50Q-18-57-6-51T16-51 30-50V-16Q24-6 0-6T-30-16Z" fill={paint.wood} />
      <path d="M8-150H30V-16Q24-8 4-6 16-70 8-150Z" fill={usePattern('grain')} />
      <path d="M-30-50H30V-16Q24-6 0-6T-30-16Z" fill={usePattern('grain-light')} />
      <path
        d="M-24-102q6-10 18-7-4 11-18 7ZM2-98q6-10 19-6-5 10-19 6ZM-22-84q8-7 16 0-8 7-16 0Z"
        fill={paint.leafDark}
      />
      <path d="M-22-68L-8-72M2-64L18-68M-18-58L-4-60" stroke={paint.sandDark} strokeWidth="4" />
      <path d="M-20-24q6-8 12 0t12 0 12 0" stroke={paint.clayLight} strokeWidth="5" />
      <path d="M-42-156H-30V-116H-42ZM30-156H42V-116H30Z" fill={paint.slateLight} />
      <path d="M36-156H42V-116H36Z" fill={paint.slate} />
      <path d="M-36-140h0M-36-126h0M36-140h0M36-126h0" stroke={paint.soil} strokeWidth="5" />
      <rect x="-44" y="-160" width="88" height="6" rx="3" fill={paint.slateLight} />
      <rect x="-30" y="-154" width="60" height="16" rx="3" fill={paint.slate} />
      <path d="M-25-150H8" stroke={paint.white} strokeOpacity=".7" />
      <path d="M-20-144h0M-10-144h0M0-144h0M10-144h0M20-144h0" stroke={paint.frame} strokeWidth="5" />
    </Placed>
  );
}
