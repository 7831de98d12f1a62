import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

export function Mangrove(placement: Placement) {
  const grain = usePattern('grain');
  return (
    <Placed {...placement}>
      <path
        d="M0-86C-6-60-22-50-26 0M0-92C-22-80-54-56-60 0M2-86C8-60 22-48 28 0M2-94C26-82 58-58 64 0M0-84C0-50 2-30 2 0M-30-66C-44-58-84-40-90 0M34-68C50-60 86-42 94 0"
        stroke={paint.woodDark}
        strokeWidth="7"
      />
      <path
        d="M-2-88C-24-76-52-54-58-4M0-84C-6-58-20-48-24-4M-32-62C-46-54-82-38-88-6"
        stroke={paint.wood}
        strokeWidth="2.6"
      />
      <path d="M-12-140L-8-80H12L14-140Z" fill={paint.woodDark} />
      <ellipse cx="-52" cy="-128" rx="52" ry="36" fill={paint.leafDark} />
      <ellipse cx="54" cy="-126" rx="54" ry="38" fill={paint.leafDark} />
      <ellipse cx="4" cy="-156" rx="66" ry="46" fill={paint.leaf} />
      <ellipse cx="-40" cy="-138" rx="40" ry="26" fill={paint.leaf} />
      <ellipse cx="40" cy="-134" rx="34" ry="20" fill={paint.brand} />
      <path
        d="M24-114C70-102 112-112 108-132 104-150 84-150 66-146 62-176 50-190 26-198 60-170 58-130 24-114Z"
        fill={grain}
      />
      <path d="M-50-166C-40-196 10-210 34-190 4-196-28-184-50-166Z" fill={paint.leafLight} />
      <path d="M-84-140C-76-158-56-164-42-156-58-154-72-150-84-140Z" fill={paint.leafLight} />
      <path d="M-20-150q6-6 12 0M10-168q6-6 12 0M-8-132q6-6 12 0M-56-126q6-6 12 0" stroke={paint.leafLight} />
      <path d="M50-126q6-6 12 0M72-136q5-5 10 0M30-146q6-6 12 0" stroke={paint.brandLight} />
    </Placed>
  );
}
