import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

export function PaperStack(placement: Placement) {
  const grain = usePattern('grain');
  return (
    <Placed {...placement}>
      <path d="M-46-9H44V0H-46ZM-43-27H40V-18H-43ZM-46-45H44V-36H-46Z" fill={paint.white} />
      <path d="M-43-18H43V-9H-43ZM-46-36H42V-27H-46ZM-43-54H39V-45H-43Z" fill={paint.creamDark} />
      <path
        d="M-38-4.5H24M-35-13.5H10M-36-22.5H24M-38-31.5H10M-38-40.5H24M-35-49.5H10"
        stroke={paint.slate}
        strokeWidth="1.6"
        strokeOpacity=".6"
      />
      <path d="M18-54H42V0H22Z" fill={grain} />
      <rect x="-10" y="-56" width="9" height="56" fill={paint.blue} />
      <path
        d="M-6-56C-26-58-30-72-18-72-10-72-6-64-6-56-6-64-2-72 6-72 18-72 14-58-6-56Z"
        fill={paint.blueDark}
      />
    </Placed>
  );
}
