import { paint } from './paint.ts';
import { Bush } from './parts/bush.tsx';
import { CoconutPalm } from './parts/coconut-palm.tsx';
import { House } from './parts/house.tsx';
import { Scene, type SceneProps } from './scene.tsx';

/** A corner of the village for the foot of a panel; it has no background of its own. */
export function VillageScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 360 190" fit="xMinYMax meet" patterns={['tiles']} {...props}>
      <path d="M0 150C80 128 220 134 330 190H0Z" fill={paint.hill} />
      <CoconutPalm x={34} y={176} scale={0.52} />
      <House x={150} y={176} scale={0.56} />
      <Bush x={262} y={180} scale={0.62} />
      <path d="M0 174C90 166 230 172 352 190H0Z" fill={paint.leaf} />
    </Scene>
  );
}
