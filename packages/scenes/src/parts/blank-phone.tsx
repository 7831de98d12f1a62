import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

/** An old phone, cracked, being set back to how it left the factory. */
export function BlankPhone(placement: Placement) {
  return (
    <Placed {...placement}>
      <rect x="-56" y="-196" width="112" height="196" rx="18" fill={paint.frame} />
      <rect x="54" y="-142" width="6" height="30" rx="3" fill={paint.slateDark} />
      <rect x="-47" y="-176" width="94" height="150" rx="5" fill={paint.brand} />
      <path d="M14-176H42Q47-176 47-171V-31Q47-26 42-26H8Q28-90 14-176Z" fill={paint.brandDark} />
      <path d="M0-176H30Q47-90 30-26H-8Q14-90 0-176Z" fill={usePattern('grain')} />
      <path d="M20-134A31 31 0 1 0 29-100" stroke={paint.cream} strokeWidth="9" />
      <path d="M28-152V-128H4Z" fill={paint.cream} stroke={paint.cream} />
      <path d="M-13-110L-3-100 14-119" stroke={paint.leafLight} strokeWidth="8" />
      <path d="M-30-48H30" stroke={paint.brandLight} strokeWidth="8" />
      <path d="M-30-48H14" stroke={paint.cream} strokeWidth="8" />
      <path
        d="M47-168L34-160 36-148 24-142M34-160L22-166M36-148L47-142"
        stroke={paint.white}
        strokeWidth="2"
        strokeOpacity=".8"
      />
      <path d="M-10-186H10M-8-13H8" stroke={paint.slate} strokeWidth="5" />
      <path d="M-39-164V-128" stroke={paint.white} strokeWidth="4" strokeOpacity=".5" />
    </Placed>
  );
}
