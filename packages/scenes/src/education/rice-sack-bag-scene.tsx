import { paint } from '../paint.ts';
import { Leaf } from '../parts/leaf.tsx';
import { Sack } from '../parts/sack.tsx';
import { Shade } from '../parts/shade.tsx';
import { usePattern } from '../pattern-context.ts';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function RiceSackBagScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backPlastik}
      disc={paint.discClay}
      ground={paint.clay}
      patterns={['weave']}
      {...props}
    >
      <ShoppingBag />
      <Sack x={408} y={278} scale={0.8} />
      <Sack x={70} y={278} scale={0.8} wideStripe={paint.blue} narrowStripe={paint.leaf} />
    </Thumbnail>
  );
}

function ShoppingBag() {
  const bag = 'M150 132H330L344 258Q345 270 333 270H147Q135 270 136 258Z';
  return (
    <>
      <path d="M196 142C196 66 284 66 284 142" stroke={paint.clayDark} strokeWidth="11" />
      <Leaf x={178} y={138} rotate={-16} scale={0.6} />
      <Leaf x={206} y={138} rotate={6} scale={0.7} />
      <path d={bag} fill={paint.cream} />
      <path d={bag} fill={usePattern('weave')} />
      <path d="M144 182H336L340 218H140Z" fill={paint.leaf} />
      <path d="M142 200H338L339 210H141Z" fill={paint.yellow} />
      <Shade
        d="M290 132H330L344 258Q345 270 333 270H280Q300 200 290 132Z"
        fill={paint.creamDark}
        shift={10}
      />
    </>
  );
}
