import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

export function Bush(placement: Placement) {
  const grain = usePattern('grain');
  return (
    <Placed {...placement}>
      <ellipse cx="-34" cy="-18" rx="36" ry="26" fill={paint.leafDark} />
      <ellipse cx="30" cy="-20" rx="40" ry="30" fill={paint.leafDark} />
      <ellipse cx="-4" cy="-30" rx="36" ry="30" fill={paint.leaf} />
      <path d="M-60-10Q-34-2 0-2T70-10V0H-64Z" fill={paint.leafDark} />
      <path d="M8-4C50-2 72-10 70-24 66-42 44-52 26-48 40-34 34-12 8-4Z" fill={grain} />
      <path d="M-16-36q5-5 10 0M2-46q5-5 10 0M-36-24q5-5 10 0" stroke={paint.leafLight} />
    </Placed>
  );
}
