import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';

export function Birds(placement: Placement) {
  return (
    <Placed {...placement}>
      <path
        d="M-34 9q8-8 14 0 6-8 14 0M12-9q6-6 11 0 5-6 11 0"
        stroke={paint.ink}
        strokeWidth="2.6"
        strokeOpacity=".55"
      />
    </Placed>
  );
}
