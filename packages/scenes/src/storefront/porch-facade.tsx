import { type Category, looks } from '../materials.ts';
import { night, paint } from '../paint.ts';
import { Person } from '../parts/person.tsx';
import { ShutteredWindow } from '../parts/shuttered-window.tsx';
import { WeighingScale } from '../parts/weighing-scale.tsx';
import { usePattern } from '../pattern-context.ts';
import { Goods } from './goods.tsx';
import { Signboard } from './signboard.tsx';

const roofRight = 'M322 26Q328 26 333 31L404 92Q410 100 400 100H312Q308 60 296 26Z';

/** The front of a house that serves as the village waste bank: tiled roof, bamboo porch, a neighbour who weighs. */
export function PorchFacade({ category }: { category: Category }) {
  const grain = usePattern('grain');
  return (
    <>
      <path d="M104 92H376V206H104Z" fill={paint.cream} />
      <path d="M336 92H376V206H336Q346 150 336 92Z" fill={paint.creamDark} />
      <path d="M326 92H376V206H326Q336 150 326 92Z" fill={grain} />
      <path d="M104 98H376V112H104Z" fill={paint.ink} fillOpacity=".16" />
      <ShutteredWindow x={160} y={226} />
      <path d="M222 120H278V206H222Z" fill={paint.woodDark} />
      <path d="M227 126H248V206H227ZM252 126H273V206H252Z" fill={paint.wood} />
      <circle cx="250" cy="121" r="52" fill={paint.window} fillOpacity=".34" opacity={night} />
      <Roof grain={grain} />
      <Signboard category={category} x={176} y={44} />
      <path d="M92 200H388V214H92Z" fill={paint.sandDark} />
      <path d="M92 200H300V206H92Z" fill={paint.sand} />
      <Person x={340} y={203} scale={0.5} flip pose="reaching" headwear="hijab" headCloth={looks[category]} />
      <Goods category={category} x={196} y={203} scale={0.8} />
      <Lamp />
      <path d="M286 170H368M294 172V202M360 172V202" stroke={paint.woodDark} strokeWidth="6" />
      <WeighingScale x={302} y={167} scale={0.34} />
      <BambooPost x={112} />
      <BambooPost x={370} />
    </>
  );
}

function Roof({ grain }: { grain: string }) {
  return (
    <>
      <path
        d="M76 92L147 31Q152 26 158 26H322Q328 26 333 31L404 92Q410 100 400 100H80Q70 100 76 92Z"
        fill={paint.clay}
      />
      <path d="M84 92L152 33H328L396 92Z" fill={usePattern('tiles')} />
      <path d={roofRight} fill={paint.clayDark} fillOpacity=".72" />
      <path d={roofRight} fill={grain} transform="translate(-12)" />
      <path d="M76 92Q70 100 80 100H400Q410 100 404 92L402 90H78Z" fill={paint.clayDark} />
      <rect x="144" y="19" width="192" height="11" rx="5.5" fill={paint.clayDark} />
      <rect x="144" y="19" width="126" height="5" rx="2.5" fill={paint.clayLight} />
    </>
  );
}

function BambooPost({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} 100V200`} stroke={paint.sandDark} strokeWidth="9" strokeLinecap="butt" />
      <path d={`M${x - 4} 122h8m-8 28h8m-8 28h8`} stroke={paint.woodDark} strokeWidth="2" />
    </>
  );
}

function Lamp() {
  return (
    <>
      <path d="M250 100V116" stroke={paint.ink} strokeWidth="2" />
      <circle cx="250" cy="121" r="6" fill={paint.window} />
    </>
  );
}
