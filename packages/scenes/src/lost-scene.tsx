import { paint } from './paint.ts';
import { BananaPlant } from './parts/banana-plant.tsx';
import { Bush } from './parts/bush.tsx';
import { Can } from './parts/can.tsx';
import { CargoTrike } from './parts/cargo-trike.tsx';
import { Cloud } from './parts/cloud.tsx';
import { CrushedBottle } from './parts/crushed-bottle.tsx';
import { GroundShadow } from './parts/ground-shadow.tsx';
import { Sack } from './parts/sack.tsx';
import { Signpost } from './parts/signpost.tsx';
import { Stars } from './parts/stars.tsx';
import { Sun } from './parts/sun.tsx';
import { usePattern } from './pattern-context.ts';
import { Scene, type SceneProps } from './scene.tsx';

const road = 'M40 320C150 262 330 262 400 236S420 196 560 190V204C470 210 470 236 460 252S400 300 380 320Z';

export function LostScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 560 320" patterns={['weave', 'grass']} {...props}>
      <Countryside />
      <CargoTrike x={494} y={200} scale={0.34} flip />
      <Signpost x={92} y={262} />
      <GroundShadow x={252} y={296} width={86} />
      <Sack x={190} y={246} rotate={96} scale={0.9} wideStripe={paint.leaf} narrowStripe={paint.yellow} />
      <CrushedBottle x={352} y={300} rotate={-6} scale={0.62} />
      <Can x={158} y={298} rotate={-78} scale={0.6} />
    </Scene>
  );
}

function Countryside() {
  const lawn = 'M0 238C120 206 240 226 340 206S490 184 560 190V320H0Z';
  return (
    <>
      <path d="M0 0H560V320H0Z" fill={paint.hillFar} />
      <Stars
        at={[
          [48, 54],
          [150, 28],
          [180, 110],
          [430, 30],
          [530, 56],
        ]}
      />
      <Sun x={300} y={120} radius={84} />
      <Cloud x={470} y={88} scale={0.66} />
      <path d="M0 214C130 160 230 190 330 176S480 140 560 164V320H0Z" fill={paint.hill} />
      <BananaPlant x={22} y={246} scale={0.8} />
      <path d={lawn} fill={paint.leafLight} />
      <path d={lawn} fill={usePattern('grass')} />
      <path d={road} fill={paint.sand} />
      <path d={road} fill={usePattern('grain')} />
      <Bush x={520} y={268} scale={0.8} />
    </>
  );
}
