import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function Can(placement: Placement) {
  return (
    <Placed {...placement}>
      <rect x="-19" y="-62" width="38" height="56" fill={paint.slateLight} />
      <path d="M-19-4Q0 6 19-4V-12H-19Z" fill={paint.slate} />
      <rect x="-19" y="-50" width="38" height="34" fill={paint.clay} />
      <Shade d="M7-62H19V-4Q13 0 7 1Z" fill={paint.slateDark} shift={5} />
      <ellipse cx="0" cy="-62" rx="19" ry="6" fill={paint.slate} />
      <ellipse cx="0" cy="-62" rx="14" ry="4" fill={paint.slateDark} />
      <path d="M-12-42V-24" stroke={paint.white} strokeWidth="3.4" strokeOpacity=".6" />
      <path d="M-4-41Q10-38 6-26-6-26-4-41Z" fill={paint.cream} />
    </Placed>
  );
}
