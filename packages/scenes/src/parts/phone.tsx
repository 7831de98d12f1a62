import { iconPaths } from '../icon-paths.ts';
import { paint } from '../paint.ts';
import { Bottle } from './bottle.tsx';
import { Glyph } from './glyph.tsx';
import { phoneWords } from '../drawn-words.ts';
import { Placed, type Placement } from './placed.tsx';

export function Phone(placement: Placement) {
  return (
    <Placed {...placement}>
      <rect x="-98" y="-388" width="196" height="388" rx="30" fill={paint.frame} />
      <path d="M-88-356Q-88-378-66-378H66Q88-378 88-356V-118H-88Z" fill={paint.hillFar} />
      <path d="M-88-170Q-40-192 0-176T88-178V-118H-88Z" fill={paint.leafLight} />
      <rect x="-88" y="-140" width="176" height="24" fill={paint.sand} />
      <path d="M-88-140H88V-134H-88Z" fill={paint.sandDark} />
      <Bottle y={-136} scale={1.42} glass={paint.glass} />
      <path
        d="M-60-282V-302Q-60-314-48-314H-32M32-314H48Q60-314 60-302V-282M-60-174V-154Q-60-142-48-142H-32M32-142H48Q60-142 60-154V-174"
        stroke={paint.white}
        strokeWidth="6"
      />
      <path d="M-88-120H88V-32Q88-10 66-10H-66Q-88-10-88-32Z" fill={paint.cream} />
      <rect x="-72" y="-106" width="40" height="40" rx="12" fill={paint.yellow} />
      <Glyph d={iconPaths.plastik} x={-52} y={-86} scale={1.16} />
      <text x="-22" y="-88" fontSize="21" fontWeight="800" fill={paint.ink} letterSpacing="-.5">
        {phoneWords.material}
      </text>
      <text x="-22" y="-69" fontSize="13" fontWeight="600" fill={paint.ink} fillOpacity=".75">
        {phoneWords.confidence}
      </text>
      <rect x="-72" y="-52" width="144" height="26" rx="13" fill={paint.brand} />
      <path d="M-34-39H34" stroke={paint.cream} strokeWidth="4" />
      <rect x="-26" y="-368" width="52" height="12" rx="6" fill={paint.frame} />
    </Placed>
  );
}
