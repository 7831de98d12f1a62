import type { ReactNode } from 'react';
import { paint } from './paint.ts';
import { patternId, type PatternName } from './pattern-context.ts';

interface Pattern {
  width: number;
  height: number;
  drawing: ReactNode;
}

const patterns: Record<PatternName, Pattern> = {
  grain: {
    width: 32,
    height: 32,
    drawing: (
      <path
        d="M0 30h0M9 7h0M23 17h0M11 24h0M22 20h0M26 8h0M22 2h0M30 26h0M4 16h0M29 22h0M12 11h0M5 9h0M30 18h0M23 28h0M2 9h0M18 16h0M13 6h0M29 2h0M16 5h0M11 17h0M20 8h0M29 15h0M16 22h0M19 11h0M4 26h0M3 13h0M5 2h0M15 19h0M4 29h0M28 29h0M2 0h0M12 29h0M20 30h0M7 18h0M16 1h0M4 22h0M25 13h0M8 13h0M29 6h0M21 4h0M21 14h0M1 4h0M22 25h0M26 31h0M9 21h0M13 3h0"
        stroke="var(--scene-grain)"
        strokeOpacity="var(--scene-grain-a)"
        strokeWidth="1.5"
      />
    ),
  },
  'grain-light': {
    width: 32,
    height: 32,
    drawing: (
      <path
        d="M0 31h0M24 24h0M15 30h0M9 25h0M26 2h0M29 8h0M20 5h0M2 22h0M31 16h0M19 21h0M12 16h0M6 8h0M15 13h0M24 18h0M9 3h0M14 21h0M20 12h0M22 0h0M15 6h0M7 15h0M29 26h0M3 4h0M5 30h0M11 10h0"
        stroke={paint.white}
        strokeOpacity="var(--scene-grain-l)"
        strokeWidth="1.6"
      />
    ),
  },
  weave: {
    width: 8,
    height: 8,
    drawing: (
      <path d="M0 2h4M4 6h4M2 4v4M6 0v4" stroke={paint.creamDark} strokeWidth="1.4" strokeLinecap="butt" />
    ),
  },
  tiles: {
    width: 22,
    height: 28,
    drawing: (
      <path
        d="M0 4q11 13 22 0M-11 18q11 13 22 0M11 18q11 13 22 0"
        stroke={paint.clayDark}
        strokeOpacity=".62"
        strokeWidth="2.2"
        strokeLinecap="butt"
      />
    ),
  },
  waves: {
    width: 64,
    height: 22,
    drawing: (
      <path
        d="M4 6q6-5 12 0t12 0M38 17q6-5 12 0t12 0"
        stroke={paint.white}
        strokeOpacity=".5"
        strokeWidth="2.4"
      />
    ),
  },
  grass: {
    width: 96,
    height: 52,
    drawing: (
      <path
        d="M10 14l3-8 3 8M58 40l3-8 3 8M78 16l2-6 3 6M34 34l2-5 2 5"
        stroke={paint.leaf}
        strokeOpacity=".5"
        strokeWidth="2"
      />
    ),
  },
};

export function Patterns({ drawing, names }: { drawing: string; names: readonly PatternName[] }) {
  return (
    <defs>
      {names.map((name) => (
        <pattern
          key={name}
          id={patternId(drawing, name)}
          width={patterns[name].width}
          height={patterns[name].height}
          patternUnits="userSpaceOnUse"
        >
          {patterns[name].drawing}
        </pattern>
      ))}
    </defs>
  );
}
