import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function PaintCan(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-34-62C-34-104 34-104 34-62" stroke={paint.slateDark} strokeWidth="3.5" />
      <rect x="-36" y="-66" width="72" height="66" rx="4" fill={paint.slateLight} />
      <Shade d="M12-66H32Q36-66 36-62V-4Q36 0 32 0H10Q18-34 12-66Z" fill={paint.slate} shift={6} />
      <rect x="-40" y="-72" width="80" height="11" rx="5" fill={paint.slateDark} />
      <path d="M-36-50H36V-16H-36Z" fill={paint.blue} />
      <path d="M16-50H36V-16H14Q18-32 16-50Z" fill={paint.blueDark} />
      <path d="M-22-61C-22-44-12-46-12-36-12-30-20-30-20-36-20-40-30-44-30-61Z" fill={paint.blueDark} />
      <path d="M-4-38H8M-4-28H4" stroke={paint.cream} strokeWidth="4" />
    </Placed>
  );
}
