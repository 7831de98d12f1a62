import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

const courses = [0, 1, 2, 3, 4, 5].map((course) => ({
  y: -10 - course * 17,
  half: 58 + course * 4,
  /** Each tube goes over the stakes that the one below goes under. */
  start: course % 2 === 0 ? 0 : 17,
}));

/** Woven of tubes rolled from newspaper, its stakes folded in at the rim. */
export function PaperBasket(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-80-104H80L64-3H-64Z" fill={paint.soil} />
      {courses.map(({ y, half, start }) => (
        <g key={y} strokeWidth="14">
          <path d={`M${-half} ${y}H${half}`} stroke={paint.sandDark} />
          <path
            d={`M${-half} ${y}H${half}`}
            stroke={paint.white}
            strokeDasharray="18 16"
            strokeDashoffset={start}
          />
          <path
            d={`M${-half} ${y - 2}H${half}`}
            stroke={paint.slate}
            strokeWidth="2"
            strokeDasharray="12 22"
            strokeDashoffset={start - 3}
          />
        </g>
      ))}
      <path d="M50-104H83L65 0H36Q54-54 50-104Z" fill={paint.ink} fillOpacity=".2" />
      <path d="M38-104H72L58 0H24Q42-54 38-104Z" fill={usePattern('grain')} />
      <path d="M-78-112H78" stroke={paint.sandDark} strokeWidth="18" />
      <path d="M-78-113H78" stroke={paint.cream} strokeWidth="12" strokeDasharray="10 16" />
    </Placed>
  );
}
