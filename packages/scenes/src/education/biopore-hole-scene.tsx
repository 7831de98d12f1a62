import { paint } from '../paint.ts';
import { BioporeShaft } from '../parts/biopore-shaft.tsx';
import { Bush } from '../parts/bush.tsx';
import { Leaf } from '../parts/leaf.tsx';
import { SoilAuger } from '../parts/soil-auger.tsx';
import { usePattern } from '../pattern-context.ts';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function BioporeHoleScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="garden"
      backdrop={paint.backKaca}
      disc={paint.sun}
      ground={paint.soil}
      edge={paint.leaf}
      horizon={132}
      {...props}
    >
      <Bush x={402} y={134} scale={0.76} />
      <Underground />
      <Leaf x={226} y={100} rotate={-62} scale={0.42} />
      <Leaf x={290} y={80} rotate={40} scale={0.42} />
      <BioporeShaft x={272} y={286} />
      <path
        d="M212 180q-9 14-9 21a9 9 0 0 0 18 0q0-7-9-21ZM206 226q-8 12-8 19a8 8 0 0 0 16 0q0-7-8-19ZM334 172q-9 14-9 21a9 9 0 0 0 18 0q0-7-9-21ZM340 222q-8 12-8 19a8 8 0 0 0 16 0q0-7-8-19Z"
        fill={paint.blue}
      />
      <SoilAuger x={138} y={252} scale={1.14} />
    </Thumbnail>
  );
}

function Underground() {
  return (
    <>
      <path d="M-160 139H640V300H-160Z" fill={usePattern('grain-light')} />
      <path d="M-160 262Q-60 250 60 260T300 262 640 256V300H-160Z" fill={paint.soilDark} />
      <path d="M110 139H166L160 236 138 258 116 236Z" fill={paint.soilDark} />
      <path
        d="M52 176h0M72 226h0M404 196h0M436 236h0M376 256h0M28 206h0"
        stroke={paint.sandDark}
        strokeWidth="9"
      />
    </>
  );
}
