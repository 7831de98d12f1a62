import { paint } from './paint.ts';
import { CrushedBottle } from './parts/crushed-bottle.tsx';
import { Disc } from './parts/disc.tsx';
import { GroundShadow } from './parts/ground-shadow.tsx';
import { Leaf } from './parts/leaf.tsx';
import { Sack } from './parts/sack.tsx';
import { Scene, type SceneProps } from './scene.tsx';

/** A sack waiting to be filled: for lists that hold nothing yet. */
export function EmptyScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 320 200" fit="xMidYMid meet" patterns={['weave']} {...props}>
      <Disc x={160} y={104} radius={88} fill={paint.hillFar} />
      <GroundShadow x={160} y={178} width={80} />
      <Sack x={160} y={176} scale={1.04} wideStripe={paint.leaf} narrowStripe={paint.yellow} />
      <Leaf x={250} y={174} rotate={40} scale={0.4} />
      <CrushedBottle x={76} y={178} scale={0.6} />
    </Scene>
  );
}
