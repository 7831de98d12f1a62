import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function Carton(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-52-62H52V0H-52Z" fill={paint.sand} />
      <Shade d="M22-62H52V0H22Q28-30 22-62Z" fill={paint.sandDark} shift={8} />
      <path d="M-52-62L-66-78H-8L0-62Z" fill={paint.sand} />
      <path d="M52-62L66-78H8L0-62Z" fill={paint.sandDark} />
      <rect x="-8" y="-62" width="16" height="24" fill={paint.cream} />
      <path d="M-42-14H-24M-42-22H-30" stroke={paint.woodDark} />
    </Placed>
  );
}
