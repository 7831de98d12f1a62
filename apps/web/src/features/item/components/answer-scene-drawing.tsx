import type { SortedAs } from '@app/classifier/bins';
import { Bin } from '@app/scenes/src/parts/bin.tsx';
import { Scene } from '@app/scenes/src/scene.tsx';

export const BinScene = ({ sortedAs }: { sortedAs: SortedAs }) => (
  <Scene viewBox="0 0 150 132" fit="xMaxYMax meet">
    <circle cx="94" cy="98" r="84" fill="currentColor" />
    <Bin material={sortedAs} x={92} y={132} scale={1} />
  </Scene>
);
