import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Leaf } from './leaf.tsx';
import { Placed, type Placement } from './placed.tsx';

/** Half a bottle with soil, on two strings. Its origin is the middle of the soil line, not the ground. */
export function HangingPlanter(placement: Placement) {
  const grain = usePattern('grain');
  return (
    <Placed {...placement}>
      <path d="M-22-92L-34-8M22-92L34-8" stroke={paint.cream} />
      <Leaf x={-8} rotate={-30} scale={0.56} />
      <Leaf x={8} rotate={28} scale={0.56} />
      <Leaf scale={0.66} />
      <path d="M-42-14H42V14Q42 30 26 30H-26Q-42 30-42 14Z" fill={paint.blueLight} />
      <path d="M-38 0H38V14Q38 26 24 26H-24Q-38 26-38 14Z" fill={paint.soil} />
      <path d="M14-14H42V14Q42 30 26 30H10Q22 8 14-14Z" fill={grain} />
    </Placed>
  );
}
