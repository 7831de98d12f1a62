import { paint } from '../paint.ts';
import { BananaPeel } from '../parts/banana-peel.tsx';
import { Bottle } from '../parts/bottle.tsx';
import { Can } from '../parts/can.tsx';
import { Carton } from '../parts/carton.tsx';
import { ComposterSection } from '../parts/composter-section.tsx';
import { Copies } from '../parts/copies.tsx';
import { Crate } from '../parts/crate.tsx';
import { HangingPlanter } from '../parts/hanging-planter.tsx';
import { Jar } from '../parts/jar.tsx';
import { Leaf } from '../parts/leaf.tsx';
import { PaperStack } from '../parts/paper-stack.tsx';
import { PottedPlant } from '../parts/potted-plant.tsx';
import { Shovel } from '../parts/shovel.tsx';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function BucketComposterScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="garden"
      backdrop={paint.backOrganik}
      disc={paint.discLeaf}
      ground={paint.soil}
      edge={paint.leaf}
      {...props}
    >
      <ComposterSection x={240} y={274} scale={1.3} />
      <Carton x={108} y={276} scale={0.8} />
      <Leaf x={96} y={222} rotate={-16} scale={0.4} />
      <Leaf x={120} y={222} rotate={20} scale={0.44} />
      <PottedPlant x={372} y={278} scale={1.06} />
      <BananaPeel x={248} y={72} rotate={10} scale={0.6} />
      <Leaf x={196} y={70} rotate={-50} scale={0.36} />
    </Thumbnail>
  );
}

export function HangingPotsScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="garden"
      backdrop={paint.backOrganik}
      disc={paint.discLeaf}
      ground={paint.sand}
      {...props}
    >
      <path d="M80 46H400" stroke={paint.woodDark} strokeWidth="9" />
      <Copies
        at={[
          { x: 140, y: 140 },
          { x: 240, y: 140 },
          { x: 340, y: 140 },
        ]}
      >
        <HangingPlanter />
      </Copies>
      <Shovel x={420} y={286} rotate={14} scale={0.8} />
      <Bottle x={62} y={284} scale={0.9} />
    </Thumbnail>
  );
}

export function JarLampScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backBrand}
      disc={paint.discBrand}
      ground={paint.wood}
      edge={paint.woodDark}
      {...props}
    >
      <circle cx="240" cy="186" r="96" fill={paint.sun} fillOpacity=".3" />
      <circle cx="240" cy="190" r="62" fill={paint.sun} fillOpacity=".5" />
      <Jar x={240} y={266} scale={1.9} />
      <circle cx="240" cy="206" r="22" fill={paint.sun} />
      <circle cx="240" cy="206" r="10" fill={paint.white} />
      <Jar x={112} y={268} scale={1.1} />
      <PottedPlant x={376} y={268} scale={1.1} />
    </Thumbnail>
  );
}

export function PencilCanScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backLogam}
      disc={paint.discBlue}
      ground={paint.slate}
      {...props}
    >
      <path d="M226 160L214 84M246 160L250 70M262 160L282 92" stroke={paint.yellow} strokeWidth="9" />
      <path d="M214 84L212 74M250 70V60M282 92L286 83" stroke={paint.clay} strokeWidth="9" />
      <Can x={244} y={268} scale={2.1} />
      <Can x={132} y={272} scale={1.36} />
      <Can x={352} y={274} scale={1.2} />
      <Can x={410} y={278} rotate={-82} scale={0.94} />
    </Thumbnail>
  );
}

export function CrateShelfScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backSand}
      disc={paint.discSand}
      ground={paint.woodDark}
      {...props}
    >
      <Copies
        at={[
          { x: 189, y: 262 },
          { x: 289, y: 262 },
          { x: 189, y: 182 },
          { x: 289, y: 182 },
        ]}
      >
        <Crate />
      </Copies>
      <PottedPlant x={190} y={252} scale={0.56} />
      <Jar x={288} y={254} scale={0.6} />
      <PaperStack x={190} y={172} scale={0.64} />
      <Can x={272} y={172} scale={0.6} />
      <Can x={302} y={172} scale={0.6} />
      <PottedPlant x={200} y={106} scale={0.7} />
      <Jar x={290} y={106} scale={0.66} />
    </Thumbnail>
  );
}
