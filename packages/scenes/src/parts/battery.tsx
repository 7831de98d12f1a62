import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function Battery(placement: Placement) {
  return (
    <Placed {...placement}>
      <rect x="-7" y="-74" width="14" height="10" rx="2" fill={paint.slate} />
      <path d="M-17-62Q-17-66-13-66H13Q17-66 17-62V-4Q17 0 13 0H-13Q-17 0-17-4Z" fill={paint.frame} />
      <path d="M-17-48V-62Q-17-66-13-66H13Q17-66 17-62V-48Z" fill={paint.yellow} />
      <Shade d="M7-66H13Q17-66 17-62V-48H8Z" fill={paint.yellowDark} shift={4} />
      <path d="M-5-57H5M0-62V-52" stroke={paint.ink} />
      <path d="M-5-10H5" stroke={paint.cream} />
      <path d="M-10-40V-18" stroke={paint.white} strokeOpacity=".5" />
    </Placed>
  );
}
