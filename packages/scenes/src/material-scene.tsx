import type { ReactNode } from 'react';
import type { Material } from './materials.ts';
import { BananaPeel } from './parts/banana-peel.tsx';
import { Bin } from './parts/bin.tsx';
import { Bottle } from './parts/bottle.tsx';
import { Can } from './parts/can.tsx';
import { Jar } from './parts/jar.tsx';
import { Leaf } from './parts/leaf.tsx';
import { PaperStack } from './parts/paper-stack.tsx';
import { Scene, type SceneProps } from './scene.tsx';

const examples: Record<Material, ReactNode> = {
  organik: (
    <>
      <BananaPeel x={118} y={126} scale={0.62} />
      <Leaf x={28} y={124} rotate={-30} scale={0.34} />
    </>
  ),
  plastik: <Bottle x={124} y={126} scale={0.6} />,
  kertas: <PaperStack x={116} y={126} scale={0.58} />,
  kaca: <Jar x={122} y={126} scale={0.66} />,
  logam: <Can x={122} y={126} scale={0.72} />,
};

/** A material's bin with one thing that belongs in it. */
export function MaterialScene({ material, ...props }: SceneProps & { material: Material }) {
  return (
    <Scene viewBox="0 0 150 132" fit="xMidYMid meet" {...props}>
      {examples[material]}
      <Bin material={material} x={70} y={128} scale={1.02} />
    </Scene>
  );
}
