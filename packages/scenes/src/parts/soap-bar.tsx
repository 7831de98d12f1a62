import { paint, type Tones } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function SoapBar({ light, dark, ...placement }: Placement & Tones) {
  return (
    <Placed {...placement}>
      <rect x="-52" y="-50" width="104" height="50" rx="10" fill={light} />
      <Shade d="M24-50H40Q52-50 52-38V-12Q52 0 40 0H18Q30-24 24-50Z" fill={dark} shift={8} />
      <rect x="-34" y="-38" width="54" height="26" rx="9" stroke={dark} strokeWidth="4" />
      <path d="M-44-36V-18" stroke={paint.white} strokeWidth="4" strokeOpacity=".8" />
    </Placed>
  );
}
