import { type ReactNode, useId } from 'react';
import { type Placement, placementTransform } from './placed.tsx';

/** A copy may bring two colours, for shapes painted 'inherit' and 'currentColor'. */
interface Copy extends Placement {
  fill?: string;
  color?: string;
}

/** One drawing repeated with <use>: sent and hydrated once. */
export function Copies({ at, children }: { at: readonly Copy[]; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <defs>
        <g id={id}>{children}</g>
      </defs>
      {at.map(({ fill, color, ...placement }) => {
        const transform = placementTransform(placement);
        return (
          <use key={transform ?? 'unmoved'} href={`#${id}`} transform={transform} fill={fill} color={color} />
        );
      })}
    </>
  );
}
