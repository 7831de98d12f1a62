import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';

/** Turned by hand; its origin is the tip. */
export function SoilAuger(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M0-24V-182" stroke={paint.slate} strokeWidth="9" />
      <path d="M2.5-24V-176" stroke={paint.slateDark} strokeWidth="4" />
      <path d="M-34-184H34" stroke={paint.woodDark} strokeWidth="14" />
      <path d="M-34-187H12" stroke={paint.wood} strokeWidth="7" />
      <path d="M0 0L-9-20H9Z" fill={paint.slateDark} />
      <path d="M-20-26L20-38M-20-48L20-60M-20-70L20-82" stroke={paint.slateLight} strokeWidth="10" />
      <path d="M4-33L20-38M4-55L20-60M4-77L20-82" stroke={paint.slateDark} strokeWidth="10" />
      <path d="M20-38L8-46M20-60L8-68" stroke={paint.slateDark} strokeWidth="5" />
    </Placed>
  );
}
