import { type Category, looks } from '../materials.ts';
import { paint } from '../paint.ts';

/** The material's sign, its middle at (x, y). */
export function Glyph({
  category,
  x,
  y,
  scale,
}: {
  category: Category;
  x: number;
  y: number;
  scale: number;
}) {
  return (
    <path
      d={looks[category].glyph}
      transform={`translate(${x} ${y})scale(${scale})translate(-12-12)`}
      stroke={paint.ink}
      strokeWidth="2.4"
    />
  );
}
