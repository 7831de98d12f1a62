import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';

export function Cloud(placement: Placement) {
  return (
    <Placed {...placement}>
      <path
        d="M-70 0Q-92 0-92-18-92-36-72-36-66-62-38-62-18-80 8-68 32-76 46-52 78-54 84-28 96-26 96-12 96 0 84 0Z"
        fill={paint.cloud}
      />
      <path d="M-70 0Q-92 0-92-18Q-40-4 96-12 96 0 84 0Z" fill={paint.skyGlow} fillOpacity=".7" />
    </Placed>
  );
}
