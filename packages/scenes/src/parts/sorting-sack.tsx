import { looks, type Material } from '../materials.ts';
import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Glyph } from './glyph.tsx';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

const outline = 'M-34 0C-44-2-46-30-42-60L-40-98Q0-88 40-98L42-60C46-30 44-2 34 0Z';

/** A rice sack that takes one material, its mouth open. */
export function SortingSack({ material, ...placement }: Placement & { material: Material }) {
  const { light, dark } = looks[material];
  return (
    <Placed {...placement}>
      <path d={outline} fill={paint.cream} />
      <path d={outline} fill={usePattern('weave')} />
      <path d="M-44-26Q0-18 44-26L43-10Q0-2-43-10Z" fill={light} />
      <Shade d="M18 0H34C44-2 46-30 42-60L40-98 26-95C34-60 32-20 18 0Z" fill={paint.creamDark} shift={7} />
      <path d="M22-22Q36-23 44-26L43-10Q32-7 18-6Z" fill={dark} />
      <path d="M-41-100Q0-90 41-100L42-86Q0-76-42-86Z" fill={dark} />
      <path d="M-41-100Q0-90 41-100L41-95Q0-85-41-95Z" fill={light} />
      <circle cy="-54" r="21" fill={light} />
      <Glyph d={looks[material].glyph} x={0} y={-54} scale={1.16} />
    </Placed>
  );
}
