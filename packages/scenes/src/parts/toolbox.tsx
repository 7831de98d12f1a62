import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function Toolbox(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-16-40V-50Q-16-56-10-56H10Q16-56 16-50V-40" stroke={paint.slateDark} strokeWidth="6" />
      <rect x="-42" y="-40" width="84" height="40" rx="5" fill={paint.clay} />
      <Shade d="M16-40H37Q42-40 42-35V-5Q42 0 37 0H14Q22-20 16-40Z" fill={paint.clayDark} shift={7} />
      <path d="M-42-26H42" stroke={paint.clayDark} />
      <rect x="-9" y="-31" width="18" height="11" rx="3" fill={paint.cream} />
    </Placed>
  );
}
