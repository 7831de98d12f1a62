import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

/** The lamp that holds mercury; it stands on its screw. */
export function SpiralLamp(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-6-6H6L4 0H-4Z" fill={paint.ink} />
      <path d="M-12-24H12V-10Q12-5 8-5H-8Q-12-5-12-10Z" fill={paint.slate} />
      <path d="M-11-18L11-16M-11-11L11-9" stroke={paint.slateDark} />
      <path d="M-20-44H20L16-24H-16Z" fill={paint.cream} />
      <Shade d="M6-44H20L16-24H4Z" fill={paint.creamDark} shift={4} />
      <g stroke={paint.slate} strokeWidth="13">
        <path d="M20-60L-20-52M20-78L-20-70M20-96L-20-88M2-108L-20-106" />
      </g>
      <g stroke={paint.white} strokeWidth="13">
        <path d="M-20-56L20-50M-20-74L20-68M-20-92L20-86M-14-108L16-103" />
      </g>
      <path d="M-18-57L-4-55M-18-75L-4-73M-18-93L-4-91" stroke={paint.yellow} strokeWidth="3" />
    </Placed>
  );
}
