import type { ComponentType } from 'react';
import { BioporeHoleScene } from './biopore-hole-scene.tsx';
import { BottleCapMosaicScene } from './bottle-cap-mosaic-scene.tsx';
import { EcobrickBenchScene } from './ecobrick-bench-scene.tsx';
import { HazardBoxScene } from './hazard-box-scene.tsx';
import { KitchenScrapsScene, RecognitionScene, RinsedBottleScene, WeighingDayScene } from './news-scenes.tsx';
import { NewspaperBasketScene } from './newspaper-basket-scene.tsx';
import { OilSoapScene } from './oil-soap-scene.tsx';
import { OldPhoneScene } from './old-phone-scene.tsx';
import { RecycledPaperScene } from './recycled-paper-scene.tsx';
import { RefillShopScene } from './refill-shop-scene.tsx';
import { RiceSackBagScene } from './rice-sack-bag-scene.tsx';
import { SachetWalletScene } from './sachet-wallet-scene.tsx';
import { SchoolBinsScene } from './school-bins-scene.tsx';
import { TakakuraBasketScene } from './takakura-basket-scene.tsx';
import type { EducationSceneProps } from './thumbnail.tsx';
import {
  BucketComposterScene,
  CrateShelfScene,
  HangingPotsScene,
  JarLampScene,
  PencilCanScene,
} from './tutorial-scenes.tsx';
import { TyreStoolScene } from './tyre-stool-scene.tsx';
import { UsedOilScene } from './used-oil-scene.tsx';
import { EstuaryScene, PickupScene, SortAtHomeScene } from './village-news-scenes.tsx';

/**
 * The drawing of each piece, by scene name. Used on the server only: pages show them as images, so that this code is
 * not in the browser bundle; only the developers' gallery renders them inline.
 */
export const educationScenes = {
  'rinsed-bottle': RinsedBottleScene,
  'kitchen-scraps': KitchenScrapsScene,
  recognition: RecognitionScene,
  'weighing-day': WeighingDayScene,
  'sort-at-home': SortAtHomeScene,
  pickup: PickupScene,
  estuary: EstuaryScene,
  'used-oil': UsedOilScene,
  'old-phone': OldPhoneScene,
  'hazard-box': HazardBoxScene,
  'school-bins': SchoolBinsScene,
  'refill-shop': RefillShopScene,
  'bucket-composter': BucketComposterScene,
  'hanging-pots': HangingPotsScene,
  'rice-sack-bag': RiceSackBagScene,
  'jar-lamp': JarLampScene,
  'crate-shelf': CrateShelfScene,
  'pencil-can': PencilCanScene,
  'takakura-basket': TakakuraBasketScene,
  'biopore-hole': BioporeHoleScene,
  'oil-soap': OilSoapScene,
  'newspaper-basket': NewspaperBasketScene,
  'recycled-paper': RecycledPaperScene,
  'bottle-cap-mosaic': BottleCapMosaicScene,
  'sachet-wallet': SachetWalletScene,
  'tyre-stool': TyreStoolScene,
  'ecobrick-bench': EcobrickBenchScene,
} as const satisfies Record<string, ComponentType<EducationSceneProps>>;

export type EducationSceneKey = keyof typeof educationScenes;
