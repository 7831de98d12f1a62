import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';

export function AppleCore(placement: Placement) {
  return (
    <Placed {...placement}>
      <path
        d="M-15-40Q0-34 15-40C16-30 9-28 9-20S16-8 14-2Q0-8-14-2C-16-8-9-12-9-20S-16-30-15-40Z"
        fill={paint.cream}
      />
      <path d="M3-37Q10-38 15-40C16-30 9-28 9-20S16-8 14-2Q10-4 4-5 8-20 3-37Z" fill={paint.creamDark} />
      <path
        d="M-17-43C-8-50-2-46 0-44 2-46 8-50 17-43 20-37 14-33 8-33-2-31-6-33-9-33-16-34-19-38-17-43ZM-14-7C-6-11 6-11 14-7 18-3 14 2 8 2H-8C-14 2-18-3-14-7Z"
        fill={paint.clay}
      />
      <path d="M6-47C10-48 14-46 17-43 20-37 14-33 8-33 10-38 10-43 6-47Z" fill={paint.clayDark} />
      <path d="M0-44Q0-52 6-56" stroke={paint.soil} />
      <ellipse cx="-1" cy="-21" rx="2.2" ry="4" fill={paint.soil} />
    </Placed>
  );
}
