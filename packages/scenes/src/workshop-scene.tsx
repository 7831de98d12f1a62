import { paint } from './paint.ts';
import { BananaPlant } from './parts/banana-plant.tsx';
import { Bush } from './parts/bush.tsx';
import { CargoTrike } from './parts/cargo-trike.tsx';
import { Cloud } from './parts/cloud.tsx';
import { Crate } from './parts/crate.tsx';
import { GroundShadow } from './parts/ground-shadow.tsx';
import { Person } from './parts/person.tsx';
import { Stars } from './parts/stars.tsx';
import { Sun } from './parts/sun.tsx';
import { Toolbox } from './parts/toolbox.tsx';
import { Wheel } from './parts/wheel.tsx';
import { Wrench } from './parts/wrench.tsx';
import { usePattern } from './pattern-context.ts';
import { Scene, type SceneProps } from './scene.tsx';

export function WorkshopScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 560 320" {...props}>
      <Roadside />
      <GroundShadow x={240} y={288} width={190} />
      <Crate x={312} y={288} scale={0.44} />
      <CargoTrike x={236} y={286} scale={1.05} loaded={false} rearWheel={false} />
      <GroundShadow x={474} y={290} width={64} />
      <Person
        x={452}
        y={288}
        flip
        pose="kneeling"
        headwear="cap"
        headCloth={{ light: paint.clay, dark: paint.clayDark }}
        clothes={{ light: paint.blue, dark: paint.blueDark }}
        holding={<Wrench x={-25} y={-77} rotate={-200} scale={1.06} />}
      />
      <Wheel x={46} y={252} />
      <Toolbox x={256} y={308} scale={0.9} />
    </Scene>
  );
}

function Roadside() {
  return (
    <>
      <path d="M0 0H560V320H0Z" fill={paint.hillFar} />
      <Stars
        at={[
          [40, 40],
          [214, 32],
          [180, 124],
          [452, 36],
          [520, 88],
        ]}
      />
      <Sun x={330} y={128} radius={86} />
      <Cloud x={110} y={96} scale={0.62} />
      <path d="M0 216C110 176 210 196 320 190S480 164 560 186V320H0Z" fill={paint.hill} />
      <BananaPlant x={526} y={258} scale={0.82} flip />
      <Bush x={44} y={256} scale={0.9} />
      <path d="M0 250H560V320H0Z" fill={paint.sand} />
      <path d="M0 250H560V256H0Z" fill={paint.sandDark} />
      <path d="M240 256H560V320H300Z" fill={usePattern('grain')} />
    </>
  );
}
