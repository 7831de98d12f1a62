import { paint } from '../paint.ts';

/** A sign drawn by line, its middle at (x, y). */
export function Glyph({
  d,
  x,
  y,
  scale,
}: {
  /** In a box of 24 by 24. */
  d: string;
  x: number;
  y: number;
  scale: number;
}) {
  return (
    <path
      d={d}
      transform={`translate(${x} ${y})scale(${scale})translate(-12-12)`}
      stroke={paint.ink}
      strokeWidth="2.4"
    />
  );
}
