import { createElement, type ReactElement } from 'react';
import { CompostScene } from '#web/components/scenes/compost-scene.tsx';
import { MangroveScene } from '#web/components/scenes/mangrove-scene.tsx';
import { MaterialScene } from '#web/components/scenes/material-scene.tsx';
import { materials } from '#web/components/scenes/materials.ts';
import { ScanScene } from '#web/components/scenes/scan-scene.tsx';
import { StorefrontScene } from '#web/components/scenes/storefront-scene.tsx';
import { VillageScene } from '#web/components/scenes/village-scene.tsx';
import { BarsScene } from './scenes/bars-scene.tsx';

/** Server only, by the name in /gambar/{name}.svg. */
export const homePictures: ReadonlyMap<string, ReactElement> = new Map<string, ReactElement>([
  ['bingkai', createElement(ScanScene)],
  ['kompos', createElement(CompostScene)],
  ['kampung', createElement(VillageScene)],
  ['dasbor', createElement(BarsScene)],
  ['lapak', createElement(StorefrontScene, { category: 'kertas', variant: 0, pickup: true })],
  ['muara', createElement(MangroveScene)],
  ...materials.map((material) => [`tempat-${material}`, createElement(MaterialScene, { material })] as const),
]);
