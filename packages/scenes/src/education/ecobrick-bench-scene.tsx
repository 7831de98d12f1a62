import { paint } from '../paint.ts';
import { Copies } from '../parts/copies.tsx';
import { Ecobrick, EcobrickFoot } from '../parts/ecobrick.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { Leaf } from '../parts/leaf.tsx';
import { PottedPlant } from '../parts/potted-plant.tsx';
import { Shade } from '../parts/shade.tsx';
import { usePattern } from '../pattern-context.ts';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function EcobrickBenchScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="garden"
      backdrop={paint.backOrganik}
      disc={paint.discLeaf}
      ground={paint.sand}
      edge={paint.leaf}
      patterns={['tiles']}
      {...props}
    >
      <Shelter />
      <GroundShadow x={240} y={276} width={150} />
      <Bench />
      <Leaf x={152} y={166} rotate={-68} scale={0.34} />
      <PottedPlant x={318} y={168} scale={0.76} />
      <Ecobrick x={60} y={286} scale={0.86} />
      <Ecobrick x={424} y={286} scale={0.86} />
    </Thumbnail>
  );
}

/** The earth between the bottles bears no rain. */
function Shelter() {
  const slope = 'M40 76L112 22Q116 18 122 18H358Q364 18 368 22L440 76Z';
  return (
    <>
      <path d="M92 70V252M388 70V252" stroke={paint.woodDark} strokeWidth="12" strokeLinecap="butt" />
      <path d={slope} fill={paint.clay} />
      <path d={slope} fill={usePattern('tiles')} />
      <Shade d="M326 18H358Q364 18 368 22L440 76H342Q326 48 326 18Z" fill={paint.clayDark} shift={12} />
      <rect x="34" y="70" width="412" height="12" rx="6" fill={paint.clayDark} />
      <rect x="34" y="70" width="280" height="6" rx="3" fill={paint.clayLight} />
    </>
  );
}

const fillings = [
  { fill: paint.clay, color: paint.yellow },
  { fill: paint.yellow, color: paint.blue },
  { fill: paint.blue, color: paint.cream },
  { fill: paint.leaf, color: paint.clayLight },
];
const row = (count: number, y: number, turn: number) =>
  Array.from({ length: count }, (_, place) => ({
    x: 240 + (place - (count - 1) / 2) * 30,
    y,
    scale: 0.72,
    ...fillings[(place + turn) % fillings.length],
  }));

function Bench() {
  return (
    <>
      <rect x="98" y="256" width="284" height="20" rx="3" fill={paint.slate} />
      <path d="M146 256V276M193 256V276M240 256V276M287 256V276M334 256V276" stroke={paint.slateDark} />
      <path d="M104 184H376V256H104Z" fill={paint.cream} />
      <Shade d="M334 184H376V256H324Q344 220 334 184Z" fill={paint.creamDark} shift={10} />
      <Copies at={[...row(8, 209, 0), ...row(9, 237, 1)]}>
        <EcobrickFoot />
      </Copies>
      <path d="M104 184H376V191H104Z" fill={paint.ink} fillOpacity=".18" />
      <rect x="88" y="166" width="304" height="20" rx="6" fill={paint.wood} />
      <Shade d="M316 166H386Q392 166 392 172V180Q392 186 386 186H308Z" fill={paint.woodDark} shift={12} />
      <path d="M102 173H230" stroke={paint.white} strokeOpacity=".5" />
    </>
  );
}
