import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

/** A plastic box with a lid and a label without words. */
export function ClosedBox(placement: Placement) {
  return (
    <Placed {...placement}>
      <rect x="-62" y="-64" width="124" height="64" rx="7" fill={paint.blueLight} />
      <Shade d="M24-64H55Q62-64 62-57V-7Q62 0 55 0H22Q32-32 24-64Z" fill={paint.blue} />
      <rect x="-70" y="-80" width="140" height="19" rx="8" fill={paint.blueDark} />
      <rect x="-30" y="-52" width="60" height="38" rx="5" fill={paint.cream} />
      <path d="M0-48L15-33 0-18-15-33Z" fill={paint.yellow} />
      <path d="M0-40V-32M0-26H0" stroke={paint.ink} strokeWidth="4" />
    </Placed>
  );
}
