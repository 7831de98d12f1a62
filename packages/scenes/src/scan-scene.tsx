import { paint } from './paint.ts';
import { BananaPeel } from './parts/banana-peel.tsx';
import { BananaPlant } from './parts/banana-plant.tsx';
import { Bottle } from './parts/bottle.tsx';
import { Can } from './parts/can.tsx';
import { Copies } from './parts/copies.tsx';
import { GroundShadow } from './parts/ground-shadow.tsx';
import { Jar } from './parts/jar.tsx';
import { PaperStack } from './parts/paper-stack.tsx';
import { Stars } from './parts/stars.tsx';
import { usePattern } from './pattern-context.ts';
import { Scene, type SceneProps } from './scene.tsx';

export function ScanScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 560 320" patterns={['grass']} {...props}>
      <Outdoors />
      <path d="M56 262H504L509 270H51Z" fill={paint.woodDark} />
      <path d="M90 292H210M260 306H360M400 286H480" stroke={paint.woodDark} strokeOpacity=".5" />
      <Jar x={126} y={278} scale={0.9} />
      <Can x={178} y={284} scale={0.84} />
      <BananaPeel x={408} y={286} scale={0.86} />
      <PaperStack x={460} y={280} scale={0.8} />
      <GroundShadow x={284} y={280} width={44} />
      <Bottle x={280} y={280} scale={1.4} />
      <path
        d="M202 124V102Q202 88 216 88H238M322 88H344Q358 88 358 102V124M202 264V286Q202 300 216 300H238M322 300H344Q358 300 358 286V264"
        stroke={paint.white}
        strokeWidth="7"
      />
    </Scene>
  );
}

function Outdoors() {
  const lawn = 'M0 236C120 206 180 222 280 218S460 200 560 226V320H0Z';
  return (
    <>
      <path d="M0 0H560V320H0Z" fill={paint.hillFar} />
      <Stars
        at={[
          [36, 60],
          [120, 30],
          [470, 44],
          [530, 110],
        ]}
      />
      <circle cx="280" cy="176" r="150" fill={paint.skyGlow} />
      <circle cx="280" cy="176" r="112" fill={paint.sun} fillOpacity=".55" />
      <circle cx="280" cy="176" r="112" fill={usePattern('grain-light')} />
      <path d={lawn} fill={paint.leafLight} />
      <path d={lawn} fill={usePattern('grass')} />
      <Copies
        at={[
          { x: 46, y: 258, scale: 0.74 },
          { x: 526, y: 256, scale: 0.66, flip: true },
        ]}
      >
        <BananaPlant />
      </Copies>
      <path d="M56 262H504L540 320H20Z" fill={paint.wood} />
      <path d="M300 262H504L540 320H330Z" fill={usePattern('grain')} />
    </>
  );
}
