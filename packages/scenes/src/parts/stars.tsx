import { night, paint } from '../paint.ts';

/** Seen only at night. */
export function Stars({ at }: { at: readonly (readonly [x: number, y: number])[] }) {
  const dots = at.map(([x, y]) => `M${x} ${y}h0`).join('');
  return <path d={dots} stroke={paint.white} opacity={night} />;
}
