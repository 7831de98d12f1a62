import type { ReactNode } from 'react';
import { paint } from '@app/scenes/src/paint.ts';
import { Composter } from '@app/scenes/src/parts/composter.tsx';
import { Disc } from '@app/scenes/src/parts/disc.tsx';
import { GroundShadow } from '@app/scenes/src/parts/ground-shadow.tsx';
import { Leaf } from '@app/scenes/src/parts/leaf.tsx';
import { Mangrove } from '@app/scenes/src/parts/mangrove.tsx';
import { Person } from '@app/scenes/src/parts/person.tsx';
import { Phone } from '@app/scenes/src/parts/phone.tsx';
import { PottedPlant } from '@app/scenes/src/parts/potted-plant.tsx';
import { Scene } from '@app/scenes/src/scene.tsx';
import type { PatternName } from '@app/scenes/src/pattern-context.ts';
import { usePattern } from '@app/scenes/src/pattern-context.ts';

type FrameProps = { disc: string; patterns?: readonly PatternName[]; children: ReactNode };

/** One subject on one disc. */
const Frame = ({ disc, children, ...scene }: FrameProps) => (
  <Scene viewBox="0 0 320 200" fit="xMidYMid meet" {...scene}>
    <Disc x={160} y={104} radius={88} fill={disc} />
    {children}
  </Scene>
);

export const CareScene = () => (
  <Frame disc={paint.hillFar} patterns={['waves']}>
    <Water />
    <Mangrove x={132} y={182} scale={0.74} />
    <Mangrove x={226} y={178} scale={0.46} flip />
  </Frame>
);

const Water = () => {
  const shape = 'M52 168Q160 152 268 168L284 192H36Z';
  return (
    <>
      <path d={shape} fill={paint.water} />
      <path d={shape} fill={usePattern('waves')} />
    </>
  );
};

export const TechnologyScene = () => (
  <Frame disc={paint.discTeal}>
    <GroundShadow x={160} y={192} width={64} />
    <Phone x={160} y={192} scale={0.47} />
    <path
      d="M84 84Q70 104 84 124M68 72Q46 104 68 136M236 84Q250 104 236 124M252 72Q274 104 252 136"
      stroke={paint.brand}
      strokeWidth="6"
    />
  </Frame>
);

export const LearningScene = () => (
  <Frame disc={paint.discLeaf}>
    <GroundShadow x={160} y={188} width={110} />
    <Composter x={110} y={186} scale={0.82} />
    <Leaf x={112} y={58} rotate={24} scale={0.34} />
    <Person
      child
      x={190}
      y={188}
      scale={0.56}
      flip
      pose="dropping"
      clothes={{ light: paint.white, dark: paint.creamDark }}
      trousers={{ light: paint.clay, dark: paint.clayDark }}
      holding={<Leaf rotate={-30} scale={0.36} />}
    />
    <PottedPlant x={252} y={188} scale={0.74} />
  </Frame>
);
