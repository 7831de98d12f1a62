import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';

export function ShutteredWindow(placement: Placement) {
  return (
    <Placed {...placement}>
      <rect x="-20" y="-106" width="40" height="54" rx="2" fill={paint.window} />
      <path d="M0-106V-52M-20-79H20" stroke={paint.woodDark} strokeWidth="3.4" />
      <rect x="-36" y="-108" width="16" height="58" rx="2" fill={paint.brand} />
      <rect x="20" y="-108" width="16" height="58" rx="2" fill={paint.brandDark} />
      <path
        d="M-32-98h8M24-98h8M-32-90h8M24-90h8M-32-82h8M24-82h8M-32-74h8M24-74h8M-32-66h8M24-66h8M-32-58h8M24-58h8"
        stroke={paint.brandLight}
        strokeWidth="2"
      />
      <rect x="-24" y="-52" width="48" height="6" rx="2" fill={paint.sandDark} />
    </Placed>
  );
}
