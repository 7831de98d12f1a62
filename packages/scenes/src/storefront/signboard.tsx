import { type Category, looks } from '../materials.ts';
import { paint } from '../paint.ts';
import { Glyph } from '../parts/glyph.tsx';

/** Its origin is the upper left corner of the board. */
export function Signboard({ category, x, y }: { category: Category; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="128" height="42" rx="8" fill={paint.brandDark} />
      <circle cx="26" cy="21" r="14" fill={paint.cream} />
      <path d="M50 15H112M50 27H88" stroke={paint.cream} strokeWidth="5" />
      <Glyph d={looks[category].glyph} x={26} y={21} scale={0.88} />
    </g>
  );
}
