import { advice } from '@app/classifier/advice';
import type { ReactNode } from 'react';
import { paint, type Tones } from '@app/scenes/src/paint.ts';
import { BananaPeel } from '@app/scenes/src/parts/banana-peel.tsx';
import { BinShell, BinSign } from '@app/scenes/src/parts/bin.tsx';
import { Bottle } from '@app/scenes/src/parts/bottle.tsx';
import { Can } from '@app/scenes/src/parts/can.tsx';
import { Jar } from '@app/scenes/src/parts/jar.tsx';
import { PaperStack } from '@app/scenes/src/parts/paper-stack.tsx';
import { Placed } from '@app/scenes/src/parts/placed.tsx';
import { Scene } from '@app/scenes/src/scene.tsx';
import type { MaterialKey } from '#web/components/ui/materials.ts';

const examples: Record<MaterialKey, ReactNode> = {
  organik: <BananaPeel x={122} y={127} scale={0.62} />,
  plastik: <Bottle x={124} y={127} scale={0.6} />,
  kertas: <PaperStack x={120} y={127} scale={0.56} />,
  kaca: <Jar x={124} y={127} scale={0.66} />,
  logam: <Can x={124} y={127} scale={0.72} />,
};

const yellow: Tones = { light: paint.yellow, dark: paint.yellowDark };
const paints: Record<string, Tones> = {
  hijau: { light: paint.leaf, dark: paint.leafDark },
  biru: { light: paint.blue, dark: paint.blueDark },
  kuning: yellow,
};

/** The bin colour follows the advice, not the material: glass goes into a yellow bin. */
export function BinScene({ material }: { material: MaterialKey }) {
  const colour = advice[material].bin.split(' ').at(-1) ?? '';
  return (
    <Scene viewBox="0 0 150 132" fit="xMidYMid meet">
      {examples[material]}
      <Placed x={70} y={128} scale={1.02}>
        <BinShell {...(paints[colour] ?? yellow)} />
        <BinSign material={material} />
      </Placed>
    </Scene>
  );
}
