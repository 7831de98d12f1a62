import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

/** Two boards that point opposite ways. */
export function Signpost(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-6 0V-138H6V0Z" fill={paint.woodDark} />
      <path d="M-46-128H34L54-112 34-96H-46Z" fill={paint.brand} />
      <Shade d="M14-128H34L54-112 34-96H16Q20-112 14-128Z" fill={paint.brandDark} shift={6} />
      <path d="M46-86H-34L-54-70-34-54H46Z" fill={paint.cream} />
      <Shade d="M22-86H46V-54H22Q28-70 22-86Z" fill={paint.creamDark} shift={6} />
      <path d="M-32-112H8" stroke={paint.cream} strokeWidth="6" />
      <path d="M-26-70H12" stroke={paint.clay} strokeWidth="6" />
    </Placed>
  );
}
