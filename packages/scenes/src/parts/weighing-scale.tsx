import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function WeighingScale(placement: Placement) {
  return (
    <Placed {...placement}>
      <rect x="-58" y="-10" width="116" height="10" rx="5" fill={paint.brandDark} />
      <path d="M-40-10L-30-74Q-29-80-23-80H23Q29-80 30-74L40-10Z" fill={paint.brand} />
      <Shade d="M12-80H23Q29-80 30-74L40-10H14Z" fill={paint.brandDark} shift={7} />
      <rect x="-7" y="-94" width="14" height="16" fill={paint.slateDark} />
      <rect x="-62" y="-104" width="124" height="11" rx="5.5" fill={paint.slate} />
      <path d="M14-104H56Q62-104 62-98.5 62-93 56-93H14Z" fill={paint.slateDark} />
      <path d="M-52-99H-16" stroke={paint.white} strokeWidth="2.6" strokeOpacity=".7" />
      <circle cy="-44" r="27" fill={paint.creamDark} />
      <circle cx="-1" cy="-45" r="24" fill={paint.cream} />
      <path
        d="M-1-65V-61M-21-45H-17M19-45H15M-15-59L-12.5-56.5M13-59L10.5-56.5M-15-31L-12.5-33.5M13-31L10.5-33.5"
        stroke={paint.ink}
        strokeWidth="2.2"
      />
      <path d="M-1-45L10-55" stroke={paint.clay} strokeWidth="3.4" />
      <circle cx="-1" cy="-45" r="4" fill={paint.clayDark} />
    </Placed>
  );
}
