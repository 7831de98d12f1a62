import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function Nappy(placement: Placement) {
  return (
    <Placed {...placement}>
      <path
        d="M-74-64Q-76-72-66-72H66Q76-72 74-64L70-46Q40-44 30-6 28 0 20 0H-20Q-28 0-30-6-40-44-70-46Z"
        fill={paint.white}
      />
      <Shade d="M24-72H66Q76-72 74-64L70-46Q40-44 30-6 28 0 20 0H6Q34-40 24-72Z" fill={paint.creamDark} />
      <path d="M-68-48Q-36-44-25-6M68-48Q36-44 25-6" stroke={paint.blueLight} strokeWidth="4" />
      <rect x="-78" y="-70" width="30" height="18" rx="5" fill={paint.teal} />
      <rect x="48" y="-70" width="30" height="18" rx="5" fill={paint.tealDark} />
      <path d="M-34-60H34" stroke={paint.tealLight} strokeWidth="7" strokeDasharray="1 13" />
    </Placed>
  );
}
