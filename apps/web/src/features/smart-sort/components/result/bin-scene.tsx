import type { SortedAs } from '@app/classifier/bins';
import type { ReactNode } from 'react';
import { BananaPeel } from '@app/scenes/src/parts/banana-peel.tsx';
import { Bin } from '@app/scenes/src/parts/bin.tsx';
import { Bottle } from '@app/scenes/src/parts/bottle.tsx';
import { Can } from '@app/scenes/src/parts/can.tsx';
import { Jar } from '@app/scenes/src/parts/jar.tsx';
import { Nappy } from '@app/scenes/src/parts/nappy.tsx';
import { PaperStack } from '@app/scenes/src/parts/paper-stack.tsx';
import { SprayCan } from '@app/scenes/src/parts/spray-can.tsx';
import { Scene } from '@app/scenes/src/scene.tsx';

const examples: Record<SortedAs, ReactNode> = {
  organik: <BananaPeel x={122} y={127} scale={0.62} />,
  plastik: <Bottle x={124} y={127} scale={0.6} />,
  kertas: <PaperStack x={120} y={127} scale={0.56} />,
  kaca: <Jar x={124} y={127} scale={0.66} />,
  logam: <Can x={124} y={127} scale={0.72} />,
  residu: <Nappy x={127} y={128} scale={0.29} />,
  b3: <SprayCan x={124} y={127} scale={0.7} />,
};

/** The bin, with one thing that belongs in it. */
export const BinScene = ({ sortedAs }: { sortedAs: SortedAs }) => (
  <Scene viewBox="0 0 150 132" fit="xMidYMid meet">
    {examples[sortedAs]}
    <Bin material={sortedAs} x={70} y={128} scale={1.02} />
  </Scene>
);
