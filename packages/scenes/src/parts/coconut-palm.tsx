import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function CoconutPalm(placement: Placement) {
  const grain = usePattern('grain');
  return (
    <Placed {...placement}>
      <path d="M-10 0C-6-70 6-140 30-210L44-206C26-140 14-70 14 0Z" fill={paint.wood} />
      <Shade d="M2 0C6-70 18-140 37-208L44-206C26-140 14-70 14 0Z" fill={paint.woodDark} shift={4} />
      <path d="M-6-30H10M-3-62H13M1-94H16M7-126H21M14-156H28M22-184H34" stroke={paint.woodDark} />
      <path d="M36-206C10-246-40-250-74-216-42-226-6-222 36-206Z" fill={paint.leaf} />
      <path d="M36-206C70-250 116-246 142-206 110-222 76-222 36-206Z" fill={paint.leafDark} />
      <path d="M36-206C0-216-46-196-58-150-34-180 0-196 36-206Z" fill={paint.leafDark} />
      <path d="M36-206C72-214 110-190 116-144 96-176 66-196 36-206Z" fill={paint.leaf} />
      <path d="M36-206C16-250 30-286 62-304 48-274 46-240 36-206Z" fill={paint.leaf} />
      <path d="M36-206C14-240-10-270-44-280-8-290 32-262 36-206Z" fill={paint.leafLight} />
      <path d="M36-206C50-250 78-284 112-284 84-270 58-240 36-206Z" fill={paint.leafDark} />
      <path
        d="M36-206C70-250 116-246 142-206 110-222 76-222 36-206ZM36-206C72-214 110-190 116-144 96-176 66-196 36-206Z"
        fill={grain}
      />
      <circle cx="30" cy="-198" r="9" fill={paint.sandDark} />
      <circle cx="46" cy="-196" r="9" fill={paint.woodDark} />
      <circle cx="38" cy="-188" r="9" fill={paint.wood} />
    </Placed>
  );
}
