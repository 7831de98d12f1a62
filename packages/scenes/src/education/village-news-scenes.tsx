import { materials } from '../materials.ts';
import { paint } from '../paint.ts';
import { BananaPlant } from '../parts/banana-plant.tsx';
import { Bin } from '../parts/bin.tsx';
import { Boat } from '../parts/boat.tsx';
import { CargoTrike } from '../parts/cargo-trike.tsx';
import { Cloud } from '../parts/cloud.tsx';
import { CoconutPalm } from '../parts/coconut-palm.tsx';
import { Copies } from '../parts/copies.tsx';
import { CrushedBottle } from '../parts/crushed-bottle.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { House } from '../parts/house.tsx';
import { Mangrove } from '../parts/mangrove.tsx';
import { Sun } from '../parts/sun.tsx';
import { usePattern } from '../pattern-context.ts';
import { Scene } from '../scene.tsx';
import { type EducationSceneProps, viewOf } from './thumbnail.tsx';
import { GardenSides } from './wide-sides.tsx';

export function SortAtHomeScene({ crop, ...props }: EducationSceneProps) {
  return (
    <Scene viewBox={viewOf(crop)} patterns={['tiles']} {...props}>
      <path d="M-160 0H640V300H-160Z" fill={paint.backKertas} />
      <Sun x={96} y={84} radius={40} />
      <Ground colour={paint.leafLight} />
      {crop === 'wide' && <GardenSides horizon={250} />}
      <House x={262} y={252} scale={0.76} />
      {materials.map((material, index) => (
        <Bin key={material} material={material} x={96 + index * 72} y={282} scale={0.72} />
      ))}
    </Scene>
  );
}

export function PickupScene({ crop, ...props }: EducationSceneProps) {
  return (
    <Scene viewBox={viewOf(crop)} patterns={['tiles', 'weave']} {...props}>
      <path d="M-160 0H640V300H-160Z" fill={paint.hillFar} />
      <Sun x={360} y={96} radius={50} />
      <Cloud x={110} y={90} scale={0.6} />
      <Ground colour={paint.sand} />
      {crop === 'wide' && (
        <>
          <House x={-70} y={252} scale={0.44} />
          <BananaPlant x={588} y={254} scale={0.72} flip />
        </>
      )}
      <BananaPlant x={40} y={252} scale={0.8} />
      <CoconutPalm x={430} y={254} scale={0.7} />
      <House x={300} y={252} scale={0.5} />
      <GroundShadow x={226} y={282} width={150} />
      <CargoTrike x={226} y={280} scale={1.06} />
    </Scene>
  );
}

function Ground({ colour }: { colour: string }) {
  return (
    <>
      <path
        d="M-160 196C-100 216-60 230 0 210 90 176 170 196 250 188S420 162 480 190 590 196 640 176V300H-160Z"
        fill={paint.hill}
      />
      <path d="M-160 250H640V300H-160Z" fill={colour} />
      <path d="M200 250H640V300H260Z" fill={usePattern('grain')} />
    </>
  );
}

const farTrees = [
  { x: -66, y: 240, scale: 0.62, flip: true },
  { x: 470, y: 232, scale: 0.44 },
];

export function EstuaryScene({ crop, ...props }: EducationSceneProps) {
  return (
    <Scene viewBox={viewOf(crop)} patterns={['waves', 'weave']} {...props}>
      <path d="M-160 0H640V300H-160Z" fill={paint.hillFar} />
      <Sun x={352} y={120} radius={62} />
      <path
        d="M-160 194C-90 208-40 208 0 200 120 176 260 190 480 180 540 176 600 190 640 186V300H-160Z"
        fill={paint.hill}
      />
      <Water />
      <Copies
        at={[
          { x: 156, y: 256, scale: 1.12 },
          { x: 330, y: 244, scale: 0.74, flip: true },
          ...(crop === 'wide' ? farTrees : []),
        ]}
      >
        <Mangrove />
      </Copies>
      {crop === 'wide' && <Boat x={562} y={262} scale={0.8} />}
      <CrushedBottle x={408} y={284} rotate={-5} scale={0.74} />
    </Scene>
  );
}

function Water() {
  return (
    <>
      <path d="M-160 216H640V300H-160Z" fill={paint.water} />
      <path d="M-160 216H640V300H-160Z" fill={usePattern('waves')} />
    </>
  );
}
