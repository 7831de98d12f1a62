import { paint, type Tones } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

/** An emptied pack of coffee for one cup, crimped at both ends. */
export function Sachet({ light, dark, ...placement }: Placement & Tones) {
  return (
    <Placed {...placement}>
      <path
        d="M-30 0L-24-5-18 0-12-5-6 0 0-5 6 0 12-5 18 0 24-5 30 0V-92L24-87 18-92 12-87 6-92 0-87-6-92-12-87-18-92-24-87-30-92Z"
        fill={light}
      />
      <Shade d="M12-87L18-92 24-87 30-92V0L24-5 18 0 12-5 8-2Q18-46 12-87Z" fill={dark} shift={6} />
      <path d="M-27-79H27M-27-13H27" stroke={dark} strokeWidth="2.4" />
      <circle cx="-4" cy="-50" r="16" fill={paint.cream} />
      <ellipse cx="-4" cy="-50" rx="7" ry="11" fill={paint.soil} transform="rotate(28-4-50)" />
      <path d="M0-58Q-6-52-3-49T-8-42" stroke={paint.cream} strokeWidth="2" />
      <path d="M-18-25H8" stroke={paint.cream} strokeWidth="4" />
    </Placed>
  );
}
