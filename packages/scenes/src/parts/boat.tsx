import { paint } from '../paint.ts';
import { OpenSack } from './open-sack.tsx';
import { Placed, type Placement } from './placed.tsx';
import { Sack } from './sack.tsx';

/** A wooden boat carrying sorted sacks; its origin is the middle of the keel. */
export function Boat(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-80-24Q-10 2 80-24L64-4Q0 6-64-4Z" fill={paint.woodDark} />
      <Sack x={-34} y={-16} scale={0.34} wideStripe={paint.blue} narrowStripe={paint.leaf} />
      <OpenSack x={36} y={-16} scale={0.36} />
      <Sack y={-16} scale={0.38} />
      <path d="M-80-24Q-10 2 80-24L76-18Q0 4-76-18Z" fill={paint.wood} />
    </Placed>
  );
}
