import { paint } from '../paint.ts';
import { LeafBlade } from './leaf.tsx';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function Composter(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-52-128H52L46-8Q45 0 37 0H-37Q-45 0-46-8Z" fill={paint.brand} />
      <Shade d="M22-128H52L46-8Q45 0 37 0H14Q24-60 22-128Z" fill={paint.brandDark} shift={10} />
      <rect x="-60" y="-144" width="120" height="18" rx="8" fill={paint.brandLight} />
      <path d="M20-144H52Q60-144 60-136V-134Q60-126 52-126H20Z" fill={paint.brandDark} />
      <rect x="-16" y="-156" width="32" height="14" rx="6" fill={paint.brandDark} />
      <path d="M-50-138H-8" stroke={paint.white} strokeOpacity=".45" />
      <LeafBlade x={-6} y={-52} scale={0.5} light={paint.leafLight} dark={paint.leaf} />
      <path d="M-6-48V-92" stroke={paint.brandDark} strokeWidth="2" />
      <path
        d="M-30-36h0M-16-36h0M-2-36h0M12-36h0M-26-26h0M-12-26h0M2-26h0"
        stroke={paint.brandDark}
        strokeWidth="6"
      />
      <rect x="38" y="-30" width="20" height="9" rx="3" fill={paint.yellow} />
      <rect x="52" y="-30" width="8" height="18" rx="3" fill={paint.yellow} />
      <rect x="42" y="-38" width="7" height="10" rx="2" fill={paint.yellowDark} />
      <path d="M-42-116L-37-24" stroke={paint.white} strokeWidth="4" strokeOpacity=".3" />
    </Placed>
  );
}
