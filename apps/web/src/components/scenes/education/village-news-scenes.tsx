import { materials } from '../materials.ts';
import { paint } from '../paint.ts';
import { BananaPlant } from '../parts/banana-plant.tsx';
import { Bin } from '../parts/bin.tsx';
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
import { Scene, type SceneProps } from '../scene.tsx';

export function SortAtHomeScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 480 300" patterns={['tiles']} {...props}>
      <path d="M0 0H480V300H0Z" fill={paint.backKertas} />
      <Sun x={96} y={84} radius={40} />
      <Ground colour={paint.leafLight} />
      <House x={262} y={252} scale={0.76} />
      {materials.map((material, index) => (
        <Bin key={material} material={material} x={96 + index * 72} y={282} scale={0.72} />
      ))}
    </Scene>
  );
}

export function PickupScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 480 300" patterns={['tiles', 'weave']} {...props}>
      <path d="M0 0H480V300H0Z" fill={paint.hillFar} />
      <Sun x={360} y={96} radius={50} />
      <Cloud x={110} y={90} scale={0.6} />
      <Ground colour={paint.sand} />
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
      <path d="M0 210C90 176 170 196 250 188S420 162 480 190V300H0Z" fill={paint.hill} />
      <path d="M0 250H480V300H0Z" fill={colour} />
      <path d="M200 250H480V300H260Z" fill={usePattern('grain')} />
    </>
  );
}

export function EstuaryScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 480 300" patterns={['waves']} {...props}>
      <path d="M0 0H480V300H0Z" fill={paint.hillFar} />
      <Sun x={352} y={120} radius={62} />
      <path d="M0 200C120 176 260 190 480 180V300H0Z" fill={paint.hill} />
      <Water />
      <Copies
        at={[
          { x: 156, y: 256, scale: 1.12 },
          { x: 330, y: 244, scale: 0.74, flip: true },
        ]}
      >
        <Mangrove />
      </Copies>
      <CrushedBottle x={408} y={284} rotate={-5} scale={0.74} />
    </Scene>
  );
}

function Water() {
  return (
    <>
      <path d="M0 216H480V300H0Z" fill={paint.water} />
      <path d="M0 216H480V300H0Z" fill={usePattern('waves')} />
    </>
  );
}
