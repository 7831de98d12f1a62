import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';
import { ShutteredWindow } from './shuttered-window.tsx';

export function House(placement: Placement) {
  const grain = usePattern('grain');
  const tiles = usePattern('tiles');

  return (
    <Placed {...placement}>
      <rect x="-136" y="-152" width="272" height="152" fill={paint.cream} />
      <Shade d="M76-152H136V0H76Q96-70 76-152Z" fill={paint.creamDark} shift={14} />
      <rect x="-136" y="-136" width="272" height="14" fill={paint.ink} fillOpacity=".16" />
      <rect x="-160" y="-14" width="320" height="14" rx="3" fill={paint.sandDark} />
      <rect x="-160" y="-14" width="220" height="6" rx="3" fill={paint.sand} />
      <rect x="-34" y="-118" width="68" height="104" rx="4" fill={paint.woodDark} />
      <rect x="-28" y="-96" width="26" height="82" rx="2" fill={paint.wood} />
      <rect x="2" y="-96" width="26" height="82" rx="2" fill={paint.wood} />
      <rect x="-28" y="-112" width="56" height="12" rx="2" fill={paint.window} />
      <path d="M-14-112V-100M0-112V-100M14-112V-100" stroke={paint.woodDark} />
      <path
        d="M-22-86H-8V-62H-22ZM-22-52H-8V-26H-22ZM8-86H22V-62H8ZM8-52H22V-26H8Z"
        stroke={paint.woodDark}
        strokeWidth="2.4"
      />
      <circle cx="-6" cy="-56" r="2.4" fill={paint.yellow} />
      <circle cx="6" cy="-56" r="2.4" fill={paint.yellow} />
      <ShutteredWindow x={-92} />
      <ShutteredWindow x={88} />
      <path
        d="M-182-142L-98-250Q-92-258-82-258H82Q92-258 98-250L182-142Q187-134 176-134H-176Q-187-134-182-142Z"
        fill={paint.clay}
      />
      <path d="M-172-142L-92-248H92L172-142Z" fill={tiles} />
      <path
        d="M82-258Q92-258 98-250L182-142Q187-134 176-134H92Q66-190 62-258Z"
        fill={paint.clayDark}
        fillOpacity=".72"
      />
      <path d="M82-258Q92-258 98-250L182-142H74Q50-190 46-258Z" fill={grain} />
      <path d="M-182-142Q-187-134-176-134H176Q187-134 182-142L180-146H-180Z" fill={paint.clayDark} />
      <rect x="-96" y="-268" width="192" height="14" rx="7" fill={paint.clayDark} />
      <rect x="-96" y="-268" width="130" height="7" rx="3.5" fill={paint.clayLight} />
      <circle cx="-96" cy="-262" r="9" fill={paint.clayDark} />
      <circle cx="96" cy="-262" r="9" fill={paint.clayDark} />
      <path d="M-128-176L-86-232" stroke={paint.white} strokeWidth="5" strokeOpacity=".28" />
    </Placed>
  );
}
