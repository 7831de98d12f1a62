import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

const rightHalf = 'M0 0C36-18 40-66 0-104Z';

interface BladeProps {
  light: string;
  dark: string;
}

/** The bare blade, for plants and marks where veins would be noise. */
export function LeafBlade({ light, dark, ...placement }: Placement & BladeProps) {
  return (
    <Placed {...placement}>
      <path d="M0 0C-36-18-40-66 0-104 40-66 36-18 0 0Z" fill={light} />
      <path d={rightHalf} fill={dark} />
    </Placed>
  );
}

export function Leaf(placement: Placement) {
  const grain = usePattern('grain');
  return (
    <Placed {...placement}>
      <LeafBlade light={paint.leaf} dark={paint.leafDark} />
      <path d={rightHalf} fill={grain} transform="translate(-6)" />
      <path
        d="M0 6V-84M0-28L-16-42M0-28L16-42M0-52L-14-66M0-52L14-66"
        stroke={paint.leafLight}
        strokeWidth="2.6"
      />
    </Placed>
  );
}
