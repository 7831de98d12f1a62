import { paint } from '../paint.ts';
import { AppleCore } from '../parts/apple-core.tsx';
import { BananaPeel } from '../parts/banana-peel.tsx';
import { Bin } from '../parts/bin.tsx';
import { Bottle } from '../parts/bottle.tsx';
import { Composter } from '../parts/composter.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { Leaf } from '../parts/leaf.tsx';
import { OpenSack } from '../parts/open-sack.tsx';
import { Phone } from '../parts/phone.tsx';
import { Sack } from '../parts/sack.tsx';
import { WeighingScale } from '../parts/weighing-scale.tsx';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function RinsedBottleScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backPlastik}
      disc={paint.sun}
      ground={paint.sand}
      edge={paint.sandDark}
      {...props}
    >
      <GroundShadow x={158} y={268} width={40} />
      <Bottle x={154} y={266} scale={1.66} />
      <path d="M204 176H252M239 163L252 176 239 189" stroke={paint.ink} strokeWidth="6" />
      <GroundShadow x={308} y={268} width={40} />
      <Bottle x={304} y={266} scale={1.66} glass={paint.glass} label={null} cap={null} />
      <rect x="362" y="252" width="46" height="14" rx="2" fill={paint.yellow} />
      <rect x="376" y="238" width="26" height="15" rx="4" fill={paint.blueDark} />
    </Thumbnail>
  );
}

export function KitchenScrapsScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backLeaf}
      disc={paint.discTeal}
      ground={paint.wood}
      edge={paint.woodDark}
      {...props}
    >
      <Composter x={240} y={270} scale={1.28} />
      <BananaPeel x={110} y={274} scale={1.2} />
      <AppleCore x={376} y={272} scale={1.3} />
      <Leaf x={168} y={270} rotate={-66} scale={0.5} />
      <Leaf x={330} y={128} rotate={36} scale={0.4} />
    </Thumbnail>
  );
}

export function RecognitionScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backTeal}
      disc={paint.discTeal}
      ground={paint.tealDark}
      {...props}
    >
      <Bin material="organik" x={76} y={274} scale={0.86} />
      <Bin material="plastik" x={146} y={278} scale={0.92} />
      <Bin material="kertas" x={336} y={278} scale={0.92} />
      <Bin material="kaca" x={406} y={274} scale={0.86} />
      <Phone x={240} y={286} scale={0.66} />
    </Thumbnail>
  );
}

export function WeighingDayScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="garden"
      backdrop={paint.backClay}
      disc={paint.discSand}
      ground={paint.sand}
      edge={paint.clay}
      patterns={['weave']}
      {...props}
    >
      <Sack x={108} y={270} scale={1.16} wideStripe={paint.blue} narrowStripe={paint.leaf} />
      <OpenSack x={372} y={272} scale={1.2} />
      <GroundShadow x={240} y={274} width={76} />
      <WeighingScale x={240} y={272} scale={1.24} />
      <Sack x={240} y={146} scale={0.66} />
    </Thumbnail>
  );
}
