import type { ReactNode } from 'react';
import { binWords, partWords } from '../gallery-words.ts';
import { materials } from '../materials.ts';
import { paint } from '../paint.ts';
import { AppleCore } from '../parts/apple-core.tsx';
import { BananaPeel } from '../parts/banana-peel.tsx';
import { BananaPlant } from '../parts/banana-plant.tsx';
import { Bin } from '../parts/bin.tsx';
import { Birds } from '../parts/birds.tsx';
import { Boat } from '../parts/boat.tsx';
import { Bottle } from '../parts/bottle.tsx';
import { Bush } from '../parts/bush.tsx';
import { Can } from '../parts/can.tsx';
import { ClosedBox } from '../parts/closed-box.tsx';
import { Nappy } from '../parts/nappy.tsx';
import { PaintCan } from '../parts/paint-can.tsx';
import { SprayCan } from '../parts/spray-can.tsx';
import { CargoTrike } from '../parts/cargo-trike.tsx';
import { Carton } from '../parts/carton.tsx';
import { Cloud } from '../parts/cloud.tsx';
import { CoconutPalm } from '../parts/coconut-palm.tsx';
import { Composter } from '../parts/composter.tsx';
import { ComposterSection } from '../parts/composter-section.tsx';
import { Crate } from '../parts/crate.tsx';
import { CrushedBottle } from '../parts/crushed-bottle.tsx';
import { HangingPlanter } from '../parts/hanging-planter.tsx';
import { House } from '../parts/house.tsx';
import { Jar } from '../parts/jar.tsx';
import { Leaf } from '../parts/leaf.tsx';
import { Mangrove } from '../parts/mangrove.tsx';
import { OldRadio, OldTelevision } from '../parts/old-electronics.tsx';
import { OpenSack } from '../parts/open-sack.tsx';
import { PaperStack } from '../parts/paper-stack.tsx';
import { Person } from '../parts/person.tsx';
import { Phone } from '../parts/phone.tsx';
import { PottedPlant } from '../parts/potted-plant.tsx';
import { Sack } from '../parts/sack.tsx';
import { Shovel } from '../parts/shovel.tsx';
import { ShutteredWindow } from '../parts/shuttered-window.tsx';
import { Signpost } from '../parts/signpost.tsx';
import { Sun } from '../parts/sun.tsx';
import { Toolbox } from '../parts/toolbox.tsx';
import { WeighingScale } from '../parts/weighing-scale.tsx';
import { Wheel } from '../parts/wheel.tsx';
import { Wrench } from '../parts/wrench.tsx';

export interface PartSample {
  name: string;
  /** Around the part's own origin. */
  viewBox: string;
  drawing: ReactNode;
}

const small = '-70 -132 140 138';

export const partSamples: readonly PartSample[] = [
  { name: partWords.bottle, viewBox: small, drawing: <Bottle /> },
  {
    name: partWords.rinsedBottle,
    viewBox: small,
    drawing: <Bottle glass={paint.glass} label={null} cap={null} />,
  },
  { name: partWords.crushedBottle, viewBox: '-76 -64 152 76', drawing: <CrushedBottle /> },
  { name: partWords.leaf, viewBox: small, drawing: <Leaf /> },
  { name: partWords.sack, viewBox: small, drawing: <Sack /> },
  { name: partWords.openSack, viewBox: '-75 -146 150 152', drawing: <OpenSack /> },
  { name: partWords.weighingScale, viewBox: '-75 -112 150 118', drawing: <WeighingScale /> },
  { name: partWords.composter, viewBox: '-80 -162 160 168', drawing: <Composter /> },
  { name: partWords.composterSection, viewBox: '-80 -162 160 168', drawing: <ComposterSection /> },
  { name: partWords.phone, viewBox: '-115 -394 230 400', drawing: <Phone /> },
  { name: partWords.house, viewBox: '-195 -284 390 290', drawing: <House /> },
  { name: partWords.shutteredWindow, viewBox: '-50 -120 100 84', drawing: <ShutteredWindow /> },
  { name: partWords.mangrove, viewBox: '-120 -210 240 216', drawing: <Mangrove /> },
  { name: partWords.cargoTrike, viewBox: '-180 -184 350 190', drawing: <CargoTrike /> },
  { name: partWords.wheel, viewBox: '-44 -44 88 88', drawing: <Wheel /> },
  { name: partWords.bananaPlant, viewBox: '-155 -256 310 262', drawing: <BananaPlant /> },
  { name: partWords.coconutPalm, viewBox: '-90 -312 250 320', drawing: <CoconutPalm /> },
  { name: partWords.bush, viewBox: '-80 -70 160 80', drawing: <Bush /> },
  ...materials.map((material) => ({
    name: binWords[material],
    viewBox: small,
    drawing: <Bin material={material} />,
  })),
  { name: partWords.carton, viewBox: '-75 -88 150 94', drawing: <Carton /> },
  { name: partWords.paperStack, viewBox: '-60 -84 120 90', drawing: <PaperStack /> },
  { name: partWords.can, viewBox: '-50 -80 100 86', drawing: <Can /> },
  { name: partWords.sprayCan, viewBox: '-50 -136 100 142', drawing: <SprayCan /> },
  { name: partWords.paintCan, viewBox: '-50 -100 100 106', drawing: <PaintCan /> },
  { name: partWords.nappy, viewBox: '-84 -78 168 84', drawing: <Nappy /> },
  { name: partWords.closedBox, viewBox: '-76 -86 152 92', drawing: <ClosedBox /> },
  { name: partWords.jar, viewBox: '-50 -92 100 98', drawing: <Jar /> },
  { name: partWords.bananaPeel, viewBox: '-60 -60 120 70', drawing: <BananaPeel /> },
  { name: partWords.appleCore, viewBox: '-40 -66 80 72', drawing: <AppleCore /> },
  { name: partWords.pottedPlant, viewBox: small, drawing: <PottedPlant /> },
  { name: partWords.hangingPlanter, viewBox: '-60 -96 120 132', drawing: <HangingPlanter /> },
  { name: partWords.shovel, viewBox: small, drawing: <Shovel /> },
  { name: partWords.crate, viewBox: '-60 -90 120 96', drawing: <Crate /> },
  { name: partWords.television, viewBox: '-46 -64 92 70', drawing: <OldTelevision /> },
  { name: partWords.radio, viewBox: '-40 -60 80 66', drawing: <OldRadio /> },
  { name: partWords.wrench, viewBox: '-90 -176 180 182', drawing: <Wrench /> },
  { name: partWords.toolbox, viewBox: '-56 -72 112 78', drawing: <Toolbox /> },
  { name: partWords.signpost, viewBox: '-76 -148 152 154', drawing: <Signpost /> },
  { name: partWords.boat, viewBox: '-90 -76 180 90', drawing: <Boat /> },
  { name: partWords.cloud, viewBox: '-104 -84 208 92', drawing: <Cloud /> },
  { name: partWords.birds, viewBox: '-48 -32 96 56', drawing: <Birds /> },
  { name: partWords.sun, viewBox: '-66 -66 132 132', drawing: <Sun x={0} y={0} radius={44} /> },
  {
    name: partWords.neighbour,
    viewBox: '-100 -216 200 222',
    drawing: (
      <Person
        headwear="hijab"
        pose="reaching"
        headCloth={{ light: paint.blue, dark: paint.blueDark }}
        clothes={{ light: paint.clayLight, dark: paint.clay }}
      />
    ),
  },
  {
    name: partWords.child,
    viewBox: '-100 -216 200 222',
    drawing: <Person child pose="dropping" clothes={{ light: paint.clay, dark: paint.clayDark }} />,
  },
  {
    name: partWords.mechanic,
    viewBox: '-100 -176 200 182',
    drawing: <Person headwear="cap" pose="kneeling" clothes={{ light: paint.blue, dark: paint.blueDark }} />,
  },
  {
    name: partWords.farmer,
    viewBox: '-100 -222 200 228',
    drawing: <Person headwear="farmer-hat" pose="carrying" holding={<Carton x={-12} y={14} scale={0.5} />} />,
  },
];
