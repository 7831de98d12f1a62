import { createElement, type ReactElement } from 'react';
import { CompostScene } from '@app/scenes/compost-scene.tsx';
import { MangroveScene } from '@app/scenes/mangrove-scene.tsx';
import { MaterialScene } from '@app/scenes/material-scene.tsx';
import { materials } from '@app/scenes/materials.ts';
import { ScanScene } from '@app/scenes/scan-scene.tsx';
import { StorefrontScene } from '@app/scenes/storefront-scene.tsx';
import { VillageScene } from '@app/scenes/village-scene.tsx';
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
