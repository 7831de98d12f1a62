import type { ReactNode } from 'react';

/** Where a part stands: (x, y) is the middle of its base on the ground line. */
export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  rotate?: number;
  /** Mirrored left to right. */
  flip?: boolean;
}

export function placementTransform({ x = 0, y = 0, scale = 1, rotate = 0, flip = false }: Placement) {
  const steps = [];
  if (x !== 0 || y !== 0) steps.push(`translate(${x} ${y})`);
  if (rotate !== 0) steps.push(`rotate(${rotate})`);
  if (flip) steps.push(`scale(${-scale} ${scale})`);
  else if (scale !== 1) steps.push(`scale(${scale})`);
  return steps.length === 0 ? undefined : steps.join('');
}

export function Placed({ children, ...placement }: Placement & { children: ReactNode }) {
  return <g transform={placementTransform(placement)}>{children}</g>;
}
