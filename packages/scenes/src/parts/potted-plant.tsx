import { paint } from '../paint.ts';
import { LeafBlade } from './leaf.tsx';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function PottedPlant(placement: Placement) {
  return (
    <Placed {...placement}>
      <LeafBlade x={-12} y={-48} rotate={-34} scale={0.52} light={paint.leafLight} dark={paint.leaf} />
      <LeafBlade x={12} y={-48} rotate={34} scale={0.52} light={paint.leaf} dark={paint.leafDark} />
      <LeafBlade y={-46} scale={0.68} light={paint.leafLight} dark={paint.leaf} />
      <path d="M0-48V-102" stroke={paint.leafDark} strokeWidth="2" />
      <path d="M-26-44H26L20-4Q19 0 15 0H-15Q-19 0-20-4Z" fill={paint.clay} />
      <Shade d="M8-44H26L20-4Q19 0 15 0H6Q12-20 8-44Z" fill={paint.clayDark} shift={6} />
      <rect x="-30" y="-52" width="60" height="12" rx="4" fill={paint.clay} />
      <path d="M8-52H26Q30-52 30-48V-44Q30-40 26-40H8Z" fill={paint.clayDark} />
    </Placed>
  );
}
