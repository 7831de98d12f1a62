import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

/** Half full of used oil. Without its cap, a funnel fits at (-26, -108). */
export function Jerrycan({ capped = true, ...placement }: Placement & { capped?: boolean }) {
  return (
    <Placed {...placement}>
      <path
        d="M-4-90V-106Q-4-114 4-114H30Q38-114 38-106V-90"
        stroke={paint.creamDark}
        strokeWidth="11"
        strokeLinecap="butt"
      />
      <path d="M-37-108H-15V-90H-37Z" fill={paint.creamDark} />
      {capped && <rect x="-40" y="-118" width="28" height="13" rx="3" fill={paint.clay} />}
      <path d="M-40 0Q-50 0-50-10V-86Q-50-96-40-96H40Q50-96 50-86V-10Q50 0 40 0Z" fill={paint.cream} />
      <Shade d="M24-96H40Q50-96 50-86V-10Q50 0 40 0H20Q30-46 24-96Z" fill={paint.creamDark} shift={8} />
      <path d="M-43-58Q-22-64 0-58T43-58V-12Q43-7 37-7H-37Q-43-7-43-12Z" fill={paint.yellow} />
      <Shade d="M25-57Q34-55 43-58V-12Q43-7 37-7H20Q29-32 25-57Z" fill={paint.yellowDark} shift={8} />
      <path d="M-43-58Q-22-64 0-58T43-58" stroke={paint.yellowDark} />
      <path d="M-30-80L10-22M10-80L-30-22" stroke={paint.cream} strokeWidth="5" strokeOpacity=".6" />
      <path d="M-42-84V-68" stroke={paint.white} strokeWidth="4" strokeOpacity=".9" />
    </Placed>
  );
}
