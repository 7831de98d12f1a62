import { paint } from '../paint.ts';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { Jerrycan } from '../parts/jerrycan.tsx';
import { Shade } from '../parts/shade.tsx';
import { SoapBar } from '../parts/soap-bar.tsx';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

const cream = { light: paint.cream, dark: paint.creamDark };
const sand = { light: paint.sand, dark: paint.sandDark };

export function OilSoapScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backTeal}
      disc={paint.discTeal}
      ground={paint.teal}
      edge={paint.tealDark}
      {...props}
    >
      <GroundShadow x={236} y={274} width={132} />
      <SoapBar x={174} y={272} scale={1.16} {...cream} />
      <SoapBar x={298} y={272} scale={1.16} {...sand} />
      <SoapBar x={236} y={214} scale={1.16} {...cream} />
      <Bubbles />
      <Jerrycan x={76} y={280} scale={0.82} />
      <Mould />
    </Thumbnail>
  );
}

function Bubbles() {
  return (
    <>
      <g fill={paint.white} fillOpacity=".6" stroke={paint.teal}>
        <circle cx="214" cy="112" r="24" />
        <circle cx="262" cy="84" r="15" />
        <circle cx="292" cy="128" r="17" />
        <circle cx="172" cy="160" r="12" />
        <circle cx="322" cy="180" r="10" />
        <circle cx="236" cy="52" r="8" />
      </g>
      <path
        d="M201 108Q203 99 212 97M254 81Q256 76 261 75M282 125Q284 119 290 117"
        stroke={paint.white}
        strokeWidth="4"
      />
    </>
  );
}

/** The mould: a plastic box lined with paper. */
function Mould() {
  return (
    <>
      <path d="M366 214L372 196 392 206 412 194 434 206 446 198 452 214Z" fill={paint.white} />
      <path d="M360 210H458L450 272Q449 280 441 280H377Q369 280 368 272Z" fill={paint.clay} />
      <Shade d="M432 210H458L450 272Q449 280 441 280H424Q434 246 432 210Z" fill={paint.clayDark} shift={7} />
      <rect x="354" y="206" width="110" height="12" rx="6" fill={paint.clayDark} />
      <rect x="354" y="206" width="74" height="6" rx="3" fill={paint.clayLight} />
      <path d="M372 228L377 264" stroke={paint.white} strokeWidth="4" strokeOpacity=".55" />
    </>
  );
}
