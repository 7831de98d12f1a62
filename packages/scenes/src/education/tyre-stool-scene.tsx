import { paint } from '../paint.ts';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { PottedPlant } from '../parts/potted-plant.tsx';
import { Shade } from '../parts/shade.tsx';
import { LyingTyre, Tyre } from '../parts/tyre.tsx';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function TyreStoolScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="garden"
      backdrop={paint.backSand}
      disc={paint.sun}
      ground={paint.leafLight}
      edge={paint.leaf}
      {...props}
    >
      <PottedPlant x={84} y={278} scale={1.06} />
      <Tyre x={396} y={280} scale={1.04} />
      <GroundShadow x={236} y={275} width={112} />
      <LyingTyre x={236} y={274} scale={1.12} light={paint.teal} dark={paint.tealDark} />
      <LyingTyre x={236} y={207} scale={1.12} light={paint.cream} dark={paint.creamDark} />
      <Cushion />
    </Thumbnail>
  );
}

/** Foam under old denim, round as the tyres. */
function Cushion() {
  return (
    <>
      <path d="M138 110V130C138 142 182 148 236 148S334 142 334 130V110Z" fill={paint.blueDark} />
      <Shade d="M284 112H334V130C334 138 312 144 280 146Q292 130 284 112Z" fill={paint.frame} shift={12} />
      <ellipse cx="236" cy="109" rx="98" ry="19" fill={paint.blue} />
      <path d="M268 91Q334 96 334 109T268 127Q310 109 268 91Z" fill={paint.blueDark} fillOpacity=".5" />
      <path
        d="M146 128C158 137 192 140 236 140S314 137 326 128"
        stroke={paint.yellow}
        strokeDasharray="7 6"
      />
      <path d="M156 105Q168 97 196 94" stroke={paint.white} strokeWidth="4" strokeOpacity=".7" />
    </>
  );
}
