import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

interface BottleProps {
  glass?: string;
  shade?: string;
  /** A rinsed bottle ready to sell has neither label nor cap: pass null. */
  label?: string | null;
  cap?: string | null;
}

export function Bottle({
  glass = paint.tealLight,
  shade = paint.teal,
  label = paint.yellow,
  cap = paint.blueDark,
  ...placement
}: Placement & BottleProps) {
  const grain = usePattern('grain');
  return (
    <Placed {...placement}>
      <path
        d="M-14 0Q-21 0-21-7V-30Q-21-34-19-37-21-40-21-44V-66C-21-82-9-86-9-97V-104H9V-97C9-86 21-82 21-66V-44Q21-40 19-37 21-34 21-30V-7Q21 0 14 0Z"
        fill={glass}
      />
      <path
        d="M5 0H14Q21 0 21-7V-30Q21-34 19-37 21-40 21-44V-66C21-82 9-86 9-97V-104H4V-96C5-84 11-78 11-64V-8Q11-2 5 0Z"
        fill={shade}
      />
      <path d="M0 0H9Q16 0 16-7V-66C16-82 4-86 4-97V-104H-1V-96C0-84 6-78 6-64V-8Q6-2 0 0Z" fill={grain} />
      <path d="M-14-14V-28M-13-76Q-12-80-9-84" stroke={paint.white} strokeWidth="3.5" strokeOpacity=".75" />
      <path d="M-12-5H8" stroke={shade} strokeWidth="2" />
      {label && (
        <>
          <path d="M-21-68H21V-46H-21Z" fill={label} />
          <path d="M11-68H21V-46H11Z" fill={grain} />
          <path d="M-15-57H3" stroke={paint.white} strokeWidth="3.5" strokeOpacity=".9" />
        </>
      )}
      {cap ? (
        <>
          <rect x="-11" y="-117" width="22" height="14" rx="3" fill={cap} />
          <path d="M3-117H11V-103H3Z" fill={grain} />
        </>
      ) : (
        <path d="M-9-104H9" stroke={paint.tealDark} strokeWidth="2.4" />
      )}
    </Placed>
  );
}
