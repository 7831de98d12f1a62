import { type Category, looks } from '../materials.ts';
import { night, paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Goods } from './goods.tsx';
import { Signboard } from './signboard.tsx';

const corrugation = Array.from({ length: 25 }, (_, sheet) => `M${96 + sheet * 12} 76V214`).join('');

/** A corrugated warehouse with its roller door up and a weighbridge in front. */
export function WarehouseFacade({ category }: { category: Category }) {
  const grain = usePattern('grain');
  const { light, dark } = looks[category];
  return (
    <>
      <path d="M88 72L240 40 392 72V214H88Z" fill={paint.slateLight} />
      <path d={corrugation} stroke={paint.slate} strokeWidth="2" strokeOpacity=".55" />
      <path d="M340 60L392 72V214H340Q350 140 340 60Z" fill={paint.slate} fillOpacity=".7" />
      <path d="M326 60L392 72V214H326Q340 140 326 60Z" fill={grain} />
      <path d="M70 76L240 32 410 76V90L240 46 70 90Z" fill={paint.slateDark} />
      <path d="M70 76L240 32 322 53V60L240 39 70 83Z" fill={paint.slate} />
      <path d="M112 192H118V214H112ZM318 192H324V214H318Z" fill={dark} />
      <path d="M118 106H318V214H118Z" fill={paint.soilDark} />
      <path d="M118 106H318V214H118Z" fill={paint.window} fillOpacity=".22" opacity={night} />
      <Goods category={category} x={218} y={214} scale={0.92} />
      <path d="M112 98H324V126H112Z" fill={light} />
      <path d="M112 105H324M112 112H324M112 119H324" stroke={dark} strokeWidth="2" />
      <path d="M270 98H324V126H264Z" fill={grain} />
      <path d="M110 126H326" stroke={dark} strokeWidth="5" />
      <path d="M334 124H378V160H334Z" fill={paint.window} />
      <path d="M334 124H378V160H334ZM356 124V160" stroke={paint.slateDark} strokeWidth="4" />
      <path d="M330 163H382" stroke={paint.slateDark} strokeWidth="5" />
      <Signboard category={category} x={176} y={52} />
    </>
  );
}

/** Lies on the yard, so the yard is drawn before it. */
export function Weighbridge({ readoutSide }: { readoutSide: 'left' | 'right' }) {
  const readout = readoutSide === 'left' ? 100 : 336;
  return (
    <>
      <path d="M120 224H316L328 236H108Z" fill={paint.slate} />
      <path d="M230 224H316L328 236H240Z" fill={paint.slateDark} />
      <path d="M108 236H328V240H108Z" fill={paint.ink} />
      <path d="M132 230H300" stroke={paint.slateLight} strokeWidth="2" strokeOpacity=".7" />
      <path d={`M${readout} 236v-52`} stroke={paint.slateDark} strokeWidth="5" />
      <rect x={readout - 22} y="164" width="44" height="26" rx="5" fill={paint.frame} />
      <path d={`M${readout - 12} 177h6m6 0h6m6 0h2`} stroke={paint.leafLight} strokeWidth="5" />
    </>
  );
}
