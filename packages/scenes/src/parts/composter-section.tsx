import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function ComposterSection(placement: Placement) {
  const grain = usePattern('grain');
  const grainLight = usePattern('grain-light');

  return (
    <Placed {...placement}>
      <path d="M-60-150H60L53-8Q52 0 44 0H-44Q-52 0-53-8Z" fill={paint.brand} />
      <Shade d="M34-150H60L53-8Q52 0 44 0H26Q36-60 34-150Z" fill={paint.brandDark} shift={8} />
      <path d="M-44-132H44L39-20Q38-14 32-14H-32Q-38-14-39-20Z" fill={paint.soilDark} />
      <path d="M-43.4-118Q-30-128-16-120T12-120 43.5-118L42-92H-42Z" fill={paint.leafLight} />
      <path d="M-42-94Q-28-101-14-95T14-95 42-94L41-70H-41Z" fill={paint.sand} />
      <path d="M-41-72Q-28-79-14-73T14-73 41-72L40-48H-40Z" fill={paint.leaf} />
      <path d="M-40-50Q-28-56-14-51T14-51 40-50L39-20Q38-14 32-14H-32Q-38-14-39-20Z" fill={paint.soil} />
      <path d="M14-132H44L39-20Q38-14 32-14H18Q22-60 14-132Z" fill={grain} />
      <path d="M-40-50H40L39-20Q38-14 32-14H-32Q-38-14-39-20Z" fill={grainLight} />
      <path d="M-34-82L-20-86M-8-80L8-84M20-82L34-86" stroke={paint.sandDark} />
      <path
        d="M-34-102q5-9 16-7-3 10-16 7ZM-8-108q10-2 14 7-10 4-14-7ZM18-104q7-8 16-3-5 9-16 3Z"
        fill={paint.leafDark}
      />
      <path
        d="M-28-60q9-6 16 1-8 7-16-1ZM2-57q4-9 15-7-2 10-15 7ZM22-62q8-4 13 3-8 5-13-3Z"
        fill={paint.leafLight}
      />
      <circle cx="-26" cy="-34" r="2.4" fill={paint.sandDark} />
      <circle cx="-4" cy="-26" r="2" fill={paint.sandDark} />
      <circle cx="14" cy="-38" r="2.4" fill={paint.sandDark} />
      <rect x="44" y="-34" width="22" height="10" rx="3" fill={paint.yellow} />
      <rect x="60" y="-34" width="8" height="20" rx="3" fill={paint.yellow} />
      <rect x="48" y="-43" width="8" height="11" rx="2" fill={paint.yellowDark} />
    </Placed>
  );
}
