import { paint } from './paint.ts';
import { AppleCore } from './parts/apple-core.tsx';
import { BananaPeel } from './parts/banana-peel.tsx';
import { BananaPlant } from './parts/banana-plant.tsx';
import { Birds } from './parts/birds.tsx';
import { Bush } from './parts/bush.tsx';
import { Carton } from './parts/carton.tsx';
import { Cloud } from './parts/cloud.tsx';
import { ComposterSection } from './parts/composter-section.tsx';
import { Copies } from './parts/copies.tsx';
import { GroundShadow } from './parts/ground-shadow.tsx';
import { Leaf } from './parts/leaf.tsx';
import { PottedPlant } from './parts/potted-plant.tsx';
import { Shovel } from './parts/shovel.tsx';
import { Stars } from './parts/stars.tsx';
import { Sun } from './parts/sun.tsx';
import { usePattern } from './pattern-context.ts';
import { Scene, type SceneProps } from './scene.tsx';

export function CompostScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 960 480" {...props}>
      <Garden />
      <GroundShadow x={470} y={418} width={130} />
      <ComposterSection x={470} y={418} scale={1.62} />
      <AppleCore x={444} y={142} rotate={-16} scale={0.9} />
      <BananaPeel x={504} y={154} rotate={12} scale={0.78} />
      <GroundShadow x={258} y={430} width={60} />
      <Carton x={250} y={428} scale={1.12} />
      <Copies
        at={[
          { x: 392, y: 156, rotate: -58, scale: 0.46 },
          { x: 546, y: 118, rotate: 38, scale: 0.46 },
          { x: 226, y: 350, rotate: -20, scale: 0.52 },
          { x: 262, y: 352, rotate: 16, scale: 0.58 },
          { x: 288, y: 354, rotate: 40, scale: 0.44 },
        ]}
      >
        <Leaf />
      </Copies>
      <GroundShadow x={704} y={432} width={44} />
      <Shovel x={622} y={436} rotate={10} scale={1.1} />
      <Copies
        at={[
          { x: 704, y: 430, scale: 1.32 },
          { x: 788, y: 420, scale: 0.9 },
        ]}
      >
        <PottedPlant />
      </Copies>
    </Scene>
  );
}

function Garden() {
  const grain = usePattern('grain');
  return (
    <>
      <path d="M0 0H960V480H0Z" fill={paint.hillFar} />
      <Stars
        at={[
          [60, 60],
          [300, 44],
          [350, 180],
          [590, 60],
          [910, 180],
        ]}
      />
      <Sun x={730} y={168} radius={96} />
      <Cloud x={180} y={120} scale={0.8} />
      <Cloud x={860} y={96} scale={0.6} />
      <Birds x={330} y={96} />
      <path d="M0 330C140 270 300 300 480 292S820 250 960 296V480H0Z" fill={paint.hill} />
      <path d="M480 292C650 284 820 250 960 296V420H520Z" fill={grain} />
      <Copies
        at={[
          { x: 92, y: 400, scale: 1.16 },
          { x: 882, y: 396, scale: 1.1, flip: true },
        ]}
      >
        <BananaPlant />
      </Copies>
      <Bush x={236} y={396} scale={1.1} />
      <path d="M0 384H960V480H0Z" fill={paint.soil} />
      <path d="M0 384H960V396H0Z" fill={paint.leafLight} />
      <path d="M0 396H960V480H0Z" fill={usePattern('grain-light')} />
      <path d="M560 396H960V480H640Z" fill={grain} />
    </>
  );
}
