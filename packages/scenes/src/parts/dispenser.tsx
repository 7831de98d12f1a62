import { paint, type Tones } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

/** A jar with a tap, from which one buys by weight. */
export function Dispenser({ light, dark, ...placement }: Placement & Tones) {
  return (
    <Placed {...placement}>
      <path d="M-12-28H12V-12L7 0H-7L-12-12Z" fill={paint.slateDark} />
      <path d="M0-18H30" stroke={paint.slate} strokeWidth="8" />
      <path d="M-36-138H36V-62Q36-54 30-48L12-24H-12L-30-48Q-36-54-36-62Z" fill={paint.glass} />
      <path d="M-30-96Q-14-108 2-102T30-98V-60L10-30H-10L-30-60Z" fill={light} />
      <Shade d="M12-101Q22-98 30-98V-60L10-30H-2Q20-62 12-101Z" fill={dark} shift={6} />
      <path d="M24-138H36V-62Q36-54 30-48L26-43V-104Z" fill={paint.teal} fillOpacity=".6" />
      <rect x="-42" y="-150" width="84" height="14" rx="5" fill={paint.wood} />
      <path d="M12-150H37Q42-150 42-145V-141Q42-136 37-136H12Z" fill={paint.woodDark} />
      <path d="M-27-126V-76" stroke={paint.white} strokeWidth="4" strokeOpacity=".8" />
      <rect x="-20" y="-80" width="30" height="18" rx="3" fill={paint.cream} />
      <path d="M-14-71H3" stroke={paint.brand} />
    </Placed>
  );
}
