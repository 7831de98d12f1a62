import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

/** An open jaw above, a ring below; its origin is the lowest point of the ring. */
export function Wrench(placement: Placement) {
  return (
    <Placed {...placement}>
      <path
        d="M-12-163V-142L0-133 12-142V-163A28 28 0 0 1 10-112L9-34A18 18 0 1 1-9-34L-10-112A28 28 0 0 1-12-163ZM0-26a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z"
        fill={paint.slate}
        fillRule="evenodd"
      />
      <path
        d="M0-133L12-142V-163A28 28 0 0 1 10-112L9-34A18 18 0 0 1 0 0V-10A8 8 0 0 0 0-26Z"
        fill={paint.slateDark}
      />
      <path d="M-5-122L7-133 12-142V-163A28 28 0 0 1 10-112L9-34 0-26H-3Z" fill={usePattern('grain')} />
      <path d="M-4-104L-3-46M-20-146Q-23-138-20-128" stroke={paint.white} strokeOpacity=".7" />
    </Placed>
  );
}
