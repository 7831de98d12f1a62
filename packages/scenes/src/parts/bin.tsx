import type { SortedAs } from '@app/classifier/bins';
import { binTones, signOf } from '../bin-looks.ts';
import { paint, type Tones } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Glyph } from './glyph.tsx';
import { Placed, type Placement } from './placed.tsx';

type Props = Placement & { material: SortedAs };

export function Bin({ material, ...placement }: Props) {
  return (
    <Placed {...placement}>
      <BinShell {...binTones(material)} />
      <BinSign material={material} />
    </Placed>
  );
}

export function BinSign({ material, ...placement }: Props) {
  return (
    <Placed {...placement}>
      <Glyph d={signOf(material)} x={-1.8} y={-47.8} scale={1.2} />
    </Placed>
  );
}

export function BinShell({ light, dark }: Tones) {
  return (
    <>
      <path d="M-36-96H36L30-6Q29.5 0 23 0H-23Q-29.5 0-30-6Z" fill={light} />
      <path
        d="M14-96H36L30-6Q29.5 0 23 0H6Q12-40 14-96ZM-14-106V-113Q-14-118-9-118H9Q14-118 14-113V-106Z"
        fill={dark}
      />
      <path d="M6-96H28L22-6Q21.5 0 15 0H-2Q4-40 6-96Z" fill={usePattern('grain')} />
      <rect x="-42" y="-108" width="84" height="15" rx="6" fill={dark} />
      <rect x="-42" y="-108" width="60" height="7" rx="3.5" fill={light} />
      <path d="M-30-93H32L31.5-88H-30Z" fill={paint.ink} fillOpacity=".2" />
      <circle cx="-1.8" cy="-47.8" r="23" fill={paint.cream} />
      <path d="M-27-84L-24-16" stroke={paint.white} strokeWidth="4" strokeOpacity=".55" />
    </>
  );
}
