import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

export function CrushedBottle(placement: Placement) {
  return (
    <Placed {...placement}>
      <path
        d="M-58-8Q-58 0-50 0H-30L-22-5-14 0H8C24 0 28-12 39-12H46V-30H39C31-30 27-36 20-39L10-33 1-42-12-35-22-42H-50Q-58-42-58-34L-53-26-58-18Z"
        fill={paint.glass}
      />
      <path
        d="M-58-8Q-58 0-50 0H-30L-22-5-14 0H8C24 0 28-12 39-12H46V-19H38C26-19 20-10 8-10L-14-9-22-13-34-10H-50Q-56-10-58-14Z"
        fill={paint.teal}
      />
      <path d="M-58-14V-8Q-58 0-50 0H8C24 0 28-12 39-12H46V-24L4-14Z" fill={usePattern('grain')} />
      <path d="M-12-35L1-42 10-33V0H-14Z" fill={paint.clayLight} />
      <path d="M10-10V0H-14V-9Z" fill={paint.clay} />
      <path d="M-46-34H-32M-22-30L-26-18M22-30L18-22" stroke={paint.white} strokeOpacity=".75" />
      <rect x="45" y="-32" width="14" height="22" rx="3" fill={paint.brand} />
      <path d="M45-18H59V-13Q59-10 56-10H45Z" fill={paint.brandDark} />
    </Placed>
  );
}
