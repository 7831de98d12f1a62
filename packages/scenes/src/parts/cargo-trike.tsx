import { paint } from '../paint.ts';
import { Copies } from './copies.tsx';
import { Placed, type Placement } from './placed.tsx';
import { Sack } from './sack.tsx';
import { Shade } from './shade.tsx';
import { Wheel } from './wheel.tsx';

interface CargoTrikeProps {
  loaded?: boolean;
  /** Taken off while it is being repaired. */
  rearWheel?: boolean;
}

export function CargoTrike({ loaded = true, rearWheel = true, ...placement }: Placement & CargoTrikeProps) {
  return (
    <Placed {...placement}>
      <path d="M30-58L70-38H122M70-38L86-104M88-92L122-36M30-66L84-88" stroke={paint.clay} strokeWidth="7" />
      {rearWheel && (
        <>
          <Wheel x={122} y={-36} scale={0.95} />
          <path d="M70-48H120M70-28H120" stroke={paint.ink} strokeWidth="2" />
        </>
      )}
      <circle cx="70" cy="-38" r="11" fill={paint.slateDark} />
      <circle cx="70" cy="-38" r="4" fill={paint.cream} />
      <path d="M70-38L60-20M54-20H66" stroke={paint.ink} strokeWidth="4" />
      <path d="M64-112Q88-122 110-110 104-102 88-102 70-102 64-112Z" fill={paint.ink} />
      <path d="M34-112C38-134 44-140 62-140" stroke={paint.slateDark} strokeWidth="6" />
      <path d="M52-140H64" stroke={paint.ink} strokeWidth="9" />
      {loaded && (
        <Copies
          at={[
            { x: -104, y: -74, scale: 0.82, fill: paint.yellow, color: paint.clay },
            { x: -2, y: -74, scale: 0.78, fill: paint.leaf, color: paint.yellow },
            { x: -54, y: -78, scale: 0.86, fill: paint.blue, color: paint.leaf },
          ]}
        >
          <Sack wideStripe="inherit" narrowStripe="currentColor" />
        </Copies>
      )}
      <path d="M-160-112H40L32-50Q31-46 26-46H-146Q-151-46-152-50Z" fill={paint.brand} />
      <Shade d="M4-112H40L32-50Q31-46 26-46H-4Q4-76 4-112Z" fill={paint.brandDark} shift={10} />
      <rect x="-166" y="-116" width="212" height="12" rx="5" fill={paint.brandDark} />
      <rect x="-166" y="-116" width="150" height="6" rx="3" fill={paint.brandLight} />
      <path d="M-156-84H36.5L34.5-68H-154Z" fill={paint.cream} />
      <g strokeWidth="8" strokeLinecap="butt">
        <path d="M-150-76h40" stroke={paint.leaf} />
        <path d="M-108-76h40" stroke={paint.yellow} />
        <path d="M-66-76h40" stroke={paint.blue} />
        <path d="M-24-76h28" stroke={paint.teal} />
        <path d="M6-76h24" stroke={paint.slate} />
      </g>
      <path d="M-107-47H-21" stroke={paint.ink} strokeWidth="10" />
      <Wheel x={-64} y={-38} />
    </Placed>
  );
}
