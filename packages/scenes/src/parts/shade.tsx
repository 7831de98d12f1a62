import { usePattern } from '../pattern-context.ts';

/** The dark side of a shape, with grain moved to the left over the seam: light falls from the upper left. */
export function Shade({ d, fill, shift = 8 }: { d: string; fill: string; shift?: number }) {
  return (
    <>
      <path d={d} fill={fill} />
      <path d={d} fill={usePattern('grain')} transform={`translate(-${shift})`} />
    </>
  );
}
