import type { MapFeature } from '@app/contract/directory';
import { expect, test } from 'vitest';
import { clusterPins } from './clustering.ts';

const feature = (longitude: number, properties: MapFeature['properties']): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, 0] },
  properties,
});
const place = (name: string, longitude: number) =>
  feature(longitude, { type: 'collector', id: name, name, category: 'Logam', isSample: false });
/** A degree is ten pixels wide. */
const toPixels = (latitude: number, longitude: number) => ({ x: longitude * 10, y: latitude * 10 });

test('places a thumb can tell apart stay places', () => {
  const places = [place('Barat', 100), place('Timur', 104)];
  expect(clusterPins(places, toPixels, undefined)).toEqual(places);
});

test('places on top of each other become a group in their middle', () => {
  expect(clusterPins([place('Barat', 100), place('Timur', 102)], toPixels, undefined)).toEqual([
    feature(101, { type: 'cluster', count: 2 }),
  ]);
});

test('a group of the server counts with all its places', () => {
  const features = [feature(100, { type: 'cluster', count: 9 }), place('Timur', 102)];
  expect(clusterPins(features, toPixels, undefined)).toEqual([
    feature(100.2, { type: 'cluster', count: 10 }),
  ]);
});

test('the place that somebody opened never disappears in a group', () => {
  const places = [place('Barat', 100), place('Tengah', 101), place('Timur', 102)];
  expect(clusterPins(places, toPixels, 'Tengah')).toEqual([
    feature(101, { type: 'cluster', count: 2 }),
    place('Tengah', 101),
  ]);
});
