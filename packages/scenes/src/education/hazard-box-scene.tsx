import { paint } from '../paint.ts';
import { Battery } from '../parts/battery.tsx';
import { Copies } from '../parts/copies.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { SpiralLamp } from '../parts/spiral-lamp.tsx';
import { Placed, type Placement } from '../parts/placed.tsx';
import { Shade } from '../parts/shade.tsx';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function HazardBoxScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backPlastik}
      disc={paint.sun}
      ground={paint.slate}
      edge={paint.slateDark}
      {...props}
    >
      <SpiralLamp x={198} y={164} rotate={-12} scale={1.1} />
      <PillStrip x={250} y={170} rotate={6} />
      <Copies
        at={[
          { x: 300, y: 168, rotate: 16, scale: 1.1 },
          { x: 120, y: 274, scale: 0.98 },
          { x: 352, y: 262, rotate: 84, scale: 0.98 },
        ]}
      >
        <Battery />
      </Copies>
      <GroundShadow x={240} y={274} width={96} />
      <MarkedBox />
    </Thumbnail>
  );
}

function MarkedBox() {
  return (
    <>
      <path d="M154 142H326V264Q326 272 318 272H162Q154 272 154 264Z" fill={paint.clay} />
      <Shade d="M288 142H326V264Q326 272 318 272H280Q298 210 288 142Z" fill={paint.clayDark} shift={12} />
      <rect x="146" y="134" width="188" height="18" rx="6" fill={paint.clayDark} />
      <rect x="146" y="134" width="120" height="8" rx="4" fill={paint.clayLight} />
      <path d="M206 182L174 240H238Z" fill={paint.yellow} stroke={paint.ink} strokeWidth="8" />
      <path d="M206 202V220M206 232h0" stroke={paint.ink} strokeWidth="8" />
      <path
        d="M256 192V240H267A12 12 0 0 0 267 216H256M256 192H265A12 12 0 0 1 265 216M288 192H307L296 209A15.5 15.5 0 1 1 287 235"
        stroke={paint.cream}
        strokeWidth="9"
      />
      <path d="M165 164V236" stroke={paint.white} strokeWidth="4" strokeOpacity=".45" />
    </>
  );
}

function PillStrip(placement: Placement) {
  return (
    <Placed {...placement}>
      <rect x="-24" y="-98" width="48" height="98" rx="5" fill={paint.slateLight} />
      <Shade d="M10-98H19Q24-98 24-93V0H8Q14-50 10-98Z" fill={paint.slate} shift={5} />
      <path d="M-10-82h0M10-82h0M-10-60h0M10-60h0M-10-38h0M10-38h0" stroke={paint.cream} strokeWidth="15" />
      <path d="M-10-82h0M10-60h0M-10-38h0" stroke={paint.leaf} strokeWidth="11" />
    </Placed>
  );
}
