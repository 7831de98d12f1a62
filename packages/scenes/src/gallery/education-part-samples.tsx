import { partWords } from '../gallery-words.ts';
import { paint } from '../paint.ts';
import { Battery } from '../parts/battery.tsx';
import { BioporeShaft } from '../parts/biopore-shaft.tsx';
import { BlankPhone } from '../parts/blank-phone.tsx';
import { BottleCap, capTones } from '../parts/bottle-cap.tsx';
import { Copies } from '../parts/copies.tsx';
import { Dispenser } from '../parts/dispenser.tsx';
import { Ecobrick, EcobrickFoot } from '../parts/ecobrick.tsx';
import { Jerrycan } from '../parts/jerrycan.tsx';
import { LaundryBasket } from '../parts/laundry-basket.tsx';
import { NewspaperTubes } from '../parts/newspaper-tubes.tsx';
import { PaperBasket } from '../parts/paper-basket.tsx';
import { Sachet } from '../parts/sachet.tsx';
import { School } from '../parts/school.tsx';
import { SoapBar } from '../parts/soap-bar.tsx';
import { SoilAuger } from '../parts/soil-auger.tsx';
import { SortingSack } from '../parts/sorting-sack.tsx';
import { SpiralLamp } from '../parts/spiral-lamp.tsx';
import { LyingTyre, Tyre } from '../parts/tyre.tsx';
import type { PartSample } from './part-samples.tsx';

/** What was drawn first for a piece of the education pages. */
export const educationPartSamples: readonly PartSample[] = [
  { name: partWords.jerrycan, viewBox: '-70 -126 140 132', drawing: <Jerrycan /> },
  { name: partWords.blankPhone, viewBox: '-100 -204 200 210', drawing: <BlankPhone /> },
  { name: partWords.battery, viewBox: '-50 -84 100 90', drawing: <Battery /> },
  { name: partWords.spiralLamp, viewBox: '-60 -122 120 128', drawing: <SpiralLamp /> },
  { name: partWords.school, viewBox: '-195 -194 390 200', drawing: <School /> },
  { name: partWords.sortingSack, viewBox: '-60 -108 120 114', drawing: <SortingSack material="kertas" /> },
  {
    name: partWords.dispenser,
    viewBox: '-80 -156 160 162',
    drawing: <Dispenser light={paint.clay} dark={paint.clayDark} />,
  },
  { name: partWords.laundryBasket, viewBox: '-80 -142 160 148', drawing: <LaundryBasket /> },
  { name: partWords.soilAuger, viewBox: '-100 -198 200 204', drawing: <SoilAuger /> },
  { name: partWords.bioporeShaft, viewBox: '-90 -176 180 182', drawing: <BioporeShaft /> },
  {
    name: partWords.soapBar,
    viewBox: '-70 -70 140 76',
    drawing: <SoapBar light={paint.cream} dark={paint.creamDark} />,
  },
  { name: partWords.paperBasket, viewBox: '-100 -136 200 142', drawing: <PaperBasket /> },
  { name: partWords.newspaperTubes, viewBox: '-75 -70 150 76', drawing: <NewspaperTubes /> },
  {
    name: partWords.bottleCap,
    viewBox: '-20 -20 40 40',
    drawing: (
      <Copies at={[capTones.blue]}>
        <BottleCap />
      </Copies>
    ),
  },
  {
    name: partWords.sachet,
    viewBox: '-60 -104 120 110',
    drawing: <Sachet light={paint.clay} dark={paint.clayDark} />,
  },
  { name: partWords.tyre, viewBox: '-60 -108 120 114', drawing: <Tyre /> },
  {
    name: partWords.lyingTyre,
    viewBox: '-110 -80 220 86',
    drawing: <LyingTyre light={paint.teal} dark={paint.tealDark} />,
  },
  { name: partWords.ecobrick, viewBox: '-70 -132 140 138', drawing: <Ecobrick /> },
  {
    name: partWords.ecobrickFoot,
    viewBox: '-26 -26 52 52',
    drawing: (
      <Copies at={[{ fill: paint.clay, color: paint.yellow }]}>
        <EcobrickFoot />
      </Copies>
    ),
  },
];
