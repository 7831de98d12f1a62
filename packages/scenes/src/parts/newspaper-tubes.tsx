import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

const tubes = 'M-48-9H48M-44-27H52M-26-45H34';

/** Newspaper rolled tightly around a skewer, three tubes in a heap. */
export function NewspaperTubes(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d={tubes} stroke={paint.creamDark} strokeWidth="18" />
      <path d="M-48-11H44M-44-29H48M-26-47H30" stroke={paint.white} strokeWidth="12" />
      <path
        d="M-44-15l8 9M-24-15l8 9M-4-15l8 9M16-15l8 9M-38-33l8 9M-18-33l8 9M2-33l8 9M22-33l8 9M-22-51l8 9M-2-51l8 9M18-51l8 9"
        stroke={paint.slate}
      />
      <path d="M18-54H43V0H14Z" fill={usePattern('grain')} />
      <path d="M50-9h0M54-27h0M36-45h0" stroke={paint.slateDark} strokeWidth="9" />
    </Placed>
  );
}
