import { paint } from '@app/scenes/src/paint.ts';
import { Bottle } from '@app/scenes/src/parts/bottle.tsx';
import { Can } from '@app/scenes/src/parts/can.tsx';
import { Disc } from '@app/scenes/src/parts/disc.tsx';
import { GroundShadow } from '@app/scenes/src/parts/ground-shadow.tsx';
import { Jar } from '@app/scenes/src/parts/jar.tsx';
import { Sack } from '@app/scenes/src/parts/sack.tsx';
import { Scene } from '@app/scenes/src/scene.tsx';

/** A sack that grows with every scan of the week. */
export function FillingSack({ share }: { share: number }) {
  return (
    <Scene viewBox="0 0 160 144" fit="xMidYMid meet" patterns={['weave']}>
      <Disc x={80} y={72} radius={70} fill={paint.hillFar} />
      <GroundShadow x={72} y={134} width={36 + 28 * share} />
      {share >= 1 && <Jar x={22} y={136} scale={0.48} />}
      <Sack x={72} y={134} scale={0.48 + 0.44 * share} wideStripe={paint.leaf} narrowStripe={paint.yellow} />
      {share > 0 && <Bottle x={134} y={136} scale={0.56} />}
      {share >= 0.5 && <Can x={112} y={139} scale={0.46} />}
    </Scene>
  );
}
