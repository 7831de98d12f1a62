import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Bottle } from './bottle.tsx';
import { Copies } from './copies.tsx';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

const outline = 'M-42 0C-58-2-60-40-54-66-53-80-54-88-50-92Q0-76 50-92C54-88 53-80 54-66 60-40 58-2 42 0Z';

/** A sack without rope, bottles standing out of it. */
export function OpenSack(placement: Placement) {
  return (
    <Placed {...placement}>
      <Copies
        at={[
          { x: -20, y: -66, rotate: -14, scale: 0.62, fill: paint.tealLight, color: paint.yellow },
          { x: 22, y: -64, rotate: 12, scale: 0.66, fill: paint.blueLight, color: paint.cream },
          { x: 2, y: -70, scale: 0.6, fill: paint.glass, color: paint.clayLight },
        ]}
      >
        <Bottle glass="inherit" label="currentColor" />
      </Copies>
      <path d={outline} fill={paint.cream} />
      <path d={outline} fill={usePattern('weave')} />
      <path d="M-30-88C-36-60-36-30-29 0H-15C-21-30-21-60-17-85Z" fill={paint.leaf} />
      <path d="M-10-84C-14-60-13-30-10 0H-4C-6-30-6-60-4-83Z" fill={paint.yellow} />
      <Shade
        d="M20 0H42C58-2 60-40 54-66 53-80 54-88 50-92L34-88C42-60 42-20 20 0Z"
        fill={paint.creamDark}
        shift={9}
      />
      <path d="M-50-92Q0-76 50-92 56-86 50-82 0-66-50-82-56-86-50-92Z" fill={paint.creamDark} />
    </Placed>
  );
}
