import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';

export function BananaPlant(placement: Placement) {
  const grain = usePattern('grain');
  return (
    <Placed {...placement}>
      <path d="M-13 0C-10-30-8-60-6-92H8C10-60 14-30 16 0Z" fill={paint.leafDark} />
      <path d="M-13 0C-10-30-8-60-6-92H0C0-60-2-30-4 0Z" fill={paint.leafLight} />
      <path d="M5-92H8C10-60 14-30 16 0H8Z" fill={grain} />
      <path d="M0-88C-30-150-92-166-138-128-150-112-148-96-140-88-118-110-60-112 0-88Z" fill={paint.leaf} />
      <path d="M0-90C-44-150-60-212-34-250-2-238 18-170 4-90Z" fill={paint.leafLight} />
      <path d="M4-90C10-170 42-226 80-238 100-200 66-130 4-90Z" fill={paint.leafDark} />
      <path d="M4-88C50-146 108-150 142-108 150-92 146-80 138-72 112-98 64-104 4-88Z" fill={paint.leaf} />
      <path d="M0-84C-44-92-88-70-100-28-98-18-94-12-88-10-70-44-40-70 0-84Z" fill={paint.leafDark} />
      <path d="M4-84C44-90 84-66 94-26 92-16 88-10 82-8 66-42 40-68 4-84Z" fill={paint.leafDark} />
      <path
        d="M4-90C10-170 42-226 80-238 100-200 66-130 4-90ZM4-84C44-90 84-66 94-26 92-16 88-10 82-8 66-42 40-68 4-84Z"
        fill={grain}
      />
      <path
        d="M0-90C-40-128-84-138-136-106M2-92C-4-150-14-200-32-240M6-92C22-150 46-196 76-226M6-88C50-120 96-122 138-88M-2-84C-40-82-72-56-92-16M8-82C42-78 68-52 86-14"
        stroke={paint.leafLight}
        strokeWidth="2.6"
        strokeOpacity=".75"
      />
      <path
        d="M-44-126l4-16M-74-130l-2-15M-102-124l-6-12M46-122l-2-15M78-122l4-14M106-112l6-12"
        stroke={paint.leafDark}
        strokeWidth="2.4"
      />
    </Placed>
  );
}
