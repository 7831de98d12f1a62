import { type Category, looks } from '../materials.ts';
import { night, paint } from '../paint.ts';
import { WeighingScale } from '../parts/weighing-scale.tsx';
import { usePattern } from '../pattern-context.ts';
import { Goods } from './goods.tsx';
import { Signboard } from './signboard.tsx';

/** A street kiosk under a striped awning. */
export function KioskFacade({ category }: { category: Category }) {
  const grain = usePattern('grain');
  return (
    <>
      <path d="M110 40H370V214H110Z" fill={paint.cream} />
      <path d="M330 40H370V214H330Q342 130 330 40Z" fill={paint.creamDark} />
      <path d="M318 40H370V214H318Q330 130 318 40Z" fill={grain} />
      <path d="M126 90H354V214H126Z" fill={paint.woodDark} />
      <path d="M126 90H354V112H126Z" fill={paint.ink} fillOpacity=".3" />
      <path d="M126 162H354V168H126Z" fill={paint.wood} />
      <path d="M126 90H354V214H126Z" fill={paint.window} fillOpacity=".24" opacity={night} />
      <WeighingScale x={308} y={162} scale={0.44} />
      <Goods category={category} x={240} y={214} />
      <Awning category={category} grain={grain} />
      <Signboard category={category} x={176} y={16} />
    </>
  );
}

function stripes(starts: readonly number[]) {
  return starts.map((start) => `M${start} 62h28v36a14 13 0 0 1-28 0Z`).join('');
}

function Awning({ category, grain }: { category: Category; grain: string }) {
  const { light, dark } = looks[category];
  return (
    <>
      <path d={stripes([102, 158, 214, 270, 326])} fill={light} />
      <path d={stripes([130, 186, 242, 298, 354])} fill={paint.cream} />
      <path d="M242 62H382V104a14 7 0 0 1-14 7H256Z" fill={grain} />
      <rect x="98" y="54" width="284" height="12" rx="5" fill={dark} />
      <rect x="98" y="54" width="190" height="6" rx="3" fill={light} />
    </>
  );
}
