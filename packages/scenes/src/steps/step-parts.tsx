import type { ComponentType } from 'react';
import { paint } from '../paint.ts';
import { BananaPeel } from '../parts/banana-peel.tsx';
import { Battery } from '../parts/battery.tsx';
import { Bottle } from '../parts/bottle.tsx';
import { Can } from '../parts/can.tsx';
import { ComposterSection } from '../parts/composter-section.tsx';
import { Crate } from '../parts/crate.tsx';
import { Ecobrick } from '../parts/ecobrick.tsx';
import { HangingPlanter } from '../parts/hanging-planter.tsx';
import { Jar } from '../parts/jar.tsx';
import { Jerrycan } from '../parts/jerrycan.tsx';
import { LaundryBasket } from '../parts/laundry-basket.tsx';
import { NewspaperTubes } from '../parts/newspaper-tubes.tsx';
import { PaperBasket } from '../parts/paper-basket.tsx';
import type { Placement } from '../parts/placed.tsx';
import { PottedPlant } from '../parts/potted-plant.tsx';
import { Sachet } from '../parts/sachet.tsx';
import { Sack } from '../parts/sack.tsx';
import { SoapBar } from '../parts/soap-bar.tsx';
import { SoilAuger } from '../parts/soil-auger.tsx';
import { LyingTyre, Tyre } from '../parts/tyre.tsx';
import { WeighingScale } from '../parts/weighing-scale.tsx';
import { boardThings } from './board-things.ts';
import { clothThings } from './cloth-things.ts';
import { gardenThings } from './garden-things.ts';
import { paperThings } from './paper-things.ts';
import { signs } from './signs.ts';
import { tools } from './tools.ts';
import { vessels } from './vessels.ts';

const clay = { light: paint.clay, dark: paint.clayDark };
const teal = { light: paint.teal, dark: paint.tealDark };
const cream = { light: paint.cream, dark: paint.creamDark };
const rubber = { light: paint.slateDark, dark: paint.frame };

/** Parts of the large scenes that the steps use as well. */
const sceneParts = {
  peel: BananaPeel,
  battery: Battery,
  bottle: Bottle,
  bareBottle: (placement: Placement) => <Bottle label={null} cap={null} {...placement} />,
  can: Can,
  composter: ComposterSection,
  crate: Crate,
  ecobrick: Ecobrick,
  planter: HangingPlanter,
  jar: Jar,
  openJar: (placement: Placement) => <Jar lid={false} {...placement} />,
  jerrycan: Jerrycan,
  basket: LaundryBasket,
  tubes: NewspaperTubes,
  paperBasket: PaperBasket,
  plant: PottedPlant,
  sachet: (placement: Placement) => <Sachet {...clay} {...placement} />,
  tiedSack: Sack,
  soap: (placement: Placement) => <SoapBar {...cream} {...placement} />,
  auger: SoilAuger,
  tyre: Tyre,
  lyingTyre: (placement: Placement) => <LyingTyre {...rubber} {...placement} />,
  tealTyre: (placement: Placement) => <LyingTyre {...teal} {...placement} />,
  creamTyre: (placement: Placement) => <LyingTyre {...cream} {...placement} />,
  scale: WeighingScale,
} as const;

export const stepParts = {
  ...sceneParts,
  ...tools,
  ...vessels,
  ...gardenThings,
  ...boardThings,
  ...clothThings,
  ...paperThings,
  ...signs,
} satisfies Record<string, ComponentType<Placement>>;

export type StepPart = keyof typeof stepParts;

/** A part and where it stands; a negative scale mirrors it. */
export type Placing = readonly [part: StepPart, x: number, y: number, scale?: number, rotate?: number];

/** One step: the heading that it illustrates, and what stands where, from the back to the front. */
export type DrawnStep = readonly [heading: string, ...parts: readonly Placing[]];
