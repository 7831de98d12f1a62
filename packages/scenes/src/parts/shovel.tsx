import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function Shovel(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M0-60V-118" stroke={paint.wood} strokeWidth="8" />
      <path d="M-14-122H14" stroke={paint.woodDark} strokeWidth="9" />
      <path d="M-22-58Q0-66 22-58V-30Q20-6 0 4-20-6-22-30Z" fill={paint.slate} />
      <Shade d="M4-62Q14-62 22-58V-30Q20-6 0 4 10-20 4-62Z" fill={paint.slateDark} shift={5} />
      <path d="M-14-48V-28" stroke={paint.white} strokeOpacity=".6" />
    </Placed>
  );
}
