import { paint } from '../paint.ts';
import { Bottle } from '../parts/bottle.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { Jerrycan } from '../parts/jerrycan.tsx';
import { Placed } from '../parts/placed.tsx';
import { Shade } from '../parts/shade.tsx';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function UsedOilScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backKaca}
      disc={paint.discClay}
      ground={paint.wood}
      edge={paint.woodDark}
      {...props}
    >
      <GroundShadow x={284} y={272} width={84} />
      <path d="M222 88Q250 88 250 144" stroke={paint.yellow} strokeWidth="9" />
      <Jerrycan capped={false} x={284} y={270} scale={1.32} />
      <Funnel />
      <Wok />
      <GroundShadow x={136} y={272} width={30} />
      <Bottle
        x={134}
        y={270}
        scale={0.92}
        glass={paint.yellow}
        shade={paint.yellowDark}
        label={paint.cream}
        cap={paint.clay}
      />
      <Jerrycan x={408} y={276} scale={0.72} />
    </Thumbnail>
  );
}

function Wok() {
  return (
    <Placed x={158} y={96} rotate={24}>
      <path d="M-70-42L-100-45" stroke={paint.wood} strokeWidth="12" />
      <path d="M-50-42H-72" stroke={paint.slateDark} strokeWidth="6" />
      <path d="M-66-42H66C62-10 36 6 0 6S-62-10-66-42Z" fill={paint.slateDark} />
      <Shade d="M36-42H66C62-10 36 6 0 6 30-8 38-24 36-42Z" fill={paint.frame} shift={9} />
      <rect x="-70" y="-47" width="140" height="9" rx="4.5" fill={paint.slate} />
      <path d="M-50-28Q-42-10-24-3" stroke={paint.white} strokeWidth="4" strokeOpacity=".5" />
    </Placed>
  );
}

function Funnel() {
  return (
    <>
      <path d="M220 118H280L258 142V154H242V142Z" fill={paint.teal} />
      <Shade d="M262 118H280L258 142V154H250Q252 132 262 118Z" fill={paint.tealDark} shift={5} />
      <rect x="215" y="113" width="70" height="9" rx="4.5" fill={paint.tealDark} />
      <path d="M228 117H242" stroke={paint.white} strokeOpacity=".6" />
    </>
  );
}
