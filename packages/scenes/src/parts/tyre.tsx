import { paint, type Tones } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

/** A worn motorcar tyre, standing. */
export function Tyre(placement: Placement) {
  return (
    <Placed {...placement}>
      <circle
        cy="-50"
        r="46"
        stroke={paint.slateDark}
        strokeWidth="7"
        strokeDasharray="9 5"
        strokeLinecap="butt"
      />
      <circle cy="-50" r="36" stroke={paint.frame} strokeWidth="26" />
      <path d="M16-95A48 48 0 0 1 16-5L9-28A24 24 0 0 0 9-72Z" fill={usePattern('grain')} />
      <circle cy="-50" r="37" stroke={paint.slateDark} strokeWidth="2.6" />
      <circle cy="-50" r="24" stroke={paint.slate} strokeWidth="3" />
      <path d="M-34-66Q-28-80-15-86" stroke={paint.white} strokeWidth="4" strokeOpacity=".55" />
    </Placed>
  );
}

/** The same, lying and painted: one sees its tread. */
export function LyingTyre({ light, dark, ...placement }: Placement & Tones) {
  return (
    <Placed {...placement}>
      <path d="M-74 0C-92 0-98-14-98-30S-92-60-74-60H74C92-60 98-46 98-30S92 0 74 0Z" fill={light} />
      <path d="M40-60H74C92-60 98-46 98-30S92 0 74 0H34Q52-30 40-60Z" fill={dark} />
      <path
        d="M-80-46L-70-32M-56-46L-46-32M-32-46L-22-32M-8-46L2-32M16-46L26-32M40-46L50-32M64-46L74-32M-70-28L-80-14M-46-28L-56-14M-22-28L-32-14M2-28L-8-14M26-28L16-14M50-28L40-14M74-28L64-14"
        stroke={paint.ink}
        strokeWidth="7"
        strokeOpacity=".42"
      />
      <path d="M26-60H68Q84-30 62 0H20Q38-30 26-60Z" fill={usePattern('grain')} />
      <path d="M-88-40Q-84-53-72-54H-34" stroke={paint.white} strokeWidth="3.4" strokeOpacity=".65" />
    </Placed>
  );
}
