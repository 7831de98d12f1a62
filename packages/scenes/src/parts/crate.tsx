import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';

export function Crate(placement: Placement) {
  return (
    <Placed {...placement}>
      <rect x="-49" y="-76" width="98" height="76" rx="3" fill={paint.wood} />
      <rect x="-41" y="-68" width="82" height="60" rx="2" fill={paint.soil} />
      <path d="M-45-72H45M-45-4H45" stroke={paint.sandDark} strokeWidth="5" />
    </Placed>
  );
}
