import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';

export function BananaPeel(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-4-34C-10-20-30-8-50-10-36 4-12 4 0-8 12 4 36 4 50-10 30-8 10-20 4-34Z" fill={paint.yellow} />
      <path d="M4-34C10-20 30-8 50-10 36 4 12 4 0-8Z" fill={paint.yellowDark} />
      <path d="M-2-30C-2-14-8 0-18 4 0 6 10 0 6-12 4-20 4-26 2-30Z" fill={paint.cream} />
      <rect x="-5" y="-42" width="10" height="12" rx="3" fill={paint.soil} />
    </Placed>
  );
}
