import { usePattern } from '../pattern-context.ts';

/** The one tinted circle behind a subject. */
export function Disc({ x, y, radius, fill }: { x: number; y: number; radius: number; fill: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={fill} />
      <circle cx={x} cy={y} r={radius} fill={usePattern('grain-light')} />
    </>
  );
}
