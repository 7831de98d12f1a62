import { paint } from '../paint.ts';
import { AppleCore } from '../parts/apple-core.tsx';
import { BananaPeel } from '../parts/banana-peel.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { LaundryBasket } from '../parts/laundry-basket.tsx';
import { Leaf } from '../parts/leaf.tsx';
import { Shade } from '../parts/shade.tsx';
import { Shovel } from '../parts/shovel.tsx';
import { usePattern } from '../pattern-context.ts';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function TakakuraBasketScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="garden"
      backdrop={paint.backOrganik}
      disc={paint.discLeaf}
      ground={paint.sand}
      edge={paint.sandDark}
      patterns={['weave']}
      {...props}
    >
      <Leaf x={198} y={102} rotate={-34} scale={0.54} />
      <Leaf x={282} y={102} rotate={30} scale={0.5} />
      <CompostHeap />
      <BananaPeel x={224} y={88} rotate={-8} scale={0.66} />
      <AppleCore x={278} y={98} rotate={18} scale={0.78} />
      <GroundShadow x={240} y={274} width={92} />
      <path d="M170 256H230V276H170ZM250 256H310V276H250Z" fill={paint.clay} />
      <path d="M210 256H230V276H210ZM290 256H310V276H290Z" fill={paint.clayDark} />
      <LaundryBasket x={240} y={258} scale={1.16} />
      <HuskPillow />
      <Shovel x={392} y={284} rotate={12} scale={0.94} />
    </Thumbnail>
  );
}

function CompostHeap() {
  const heap = 'M172 112C186 80 216 88 240 76 264 86 294 80 308 112Z';
  return (
    <>
      <path d={heap} fill={paint.soil} />
      <path d={heap} fill={usePattern('grain-light')} />
    </>
  );
}

/** Rice husk sewn into cloth; it covers the compost and lets it breathe. */
function HuskPillow() {
  const pillow =
    'M56 282Q46 276 52 258 46 240 56 234 98 240 142 234 152 240 146 258 152 276 142 282 98 276 56 282Z';
  return (
    <>
      <GroundShadow x={99} y={282} width={50} />
      <path d={pillow} fill={paint.cream} />
      <path d={pillow} fill={usePattern('weave')} />
      <Shade
        d="M122 236Q132 235 142 234 152 240 146 258 152 276 142 282 130 280 116 279 130 258 122 236Z"
        fill={paint.creamDark}
        shift={7}
      />
      <path d="M76 246V272" stroke={paint.clay} strokeWidth="4" strokeDasharray="5 7" />
    </>
  );
}
