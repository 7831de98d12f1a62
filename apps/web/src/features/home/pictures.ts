import { createElement, type ReactElement } from 'react';
import { CompostScene } from '@app/scenes/src/compost-scene.tsx';
import { MangroveScene } from '@app/scenes/src/mangrove-scene.tsx';
import { MaterialScene } from '@app/scenes/src/material-scene.tsx';
import { materials } from '@app/scenes/src/materials.ts';
import { ScanScene } from '@app/scenes/src/scan-scene.tsx';
import { StorefrontScene } from '@app/scenes/src/storefront-scene.tsx';
import { VillageScene } from '@app/scenes/src/village-scene.tsx';
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
