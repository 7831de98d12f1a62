import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

const outline =
  'M-44 0C-62-2-64-40-56-68-51-86-36-95-21-101-27-108-33-118-27-123-14-116-6-120 0-116 7-121 15-116 27-123 33-118 27-108 21-101 36-95 51-86 56-68 64-40 62-2 44 0Z';

interface SackProps {
  wideStripe?: string;
  narrowStripe?: string;
}

export function Sack({
  wideStripe = paint.yellow,
  narrowStripe = paint.clay,
  ...placement
}: Placement & SackProps) {
  return (
    <Placed {...placement}>
      <path d={outline} fill={paint.cream} />
      <path d={outline} fill={usePattern('weave')} />
      <path d="M-24-99C-34-70-36-30-28 0H-14C-21-30-20-70-12-102Z" fill={wideStripe} />
      <path d="M-7-103C-13-70-13-30-9 0H-3C-6-30-6-70-1-104Z" fill={narrowStripe} />
      <Shade
        d="M22 0H44C62-2 64-40 56-68 51-86 36-95 21-101L12-103C34-90 44-70 44-46 44-24 38-6 22 0Z"
        fill={paint.creamDark}
        shift={9}
      />
      <path d="M-22-105Q0-97 22-105L21-96Q0-88-21-96Z" fill={paint.clay} />
      <path d="M6-96Q14-88 12-78M2-95Q2-86-4-80" stroke={paint.clay} />
      <path d="M-38-20Q-42-40-38-58" stroke={paint.white} strokeWidth="4" strokeOpacity=".7" />
    </Placed>
  );
}
