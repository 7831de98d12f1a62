import { gzipSync } from 'node:zlib';
import { provinces } from '@app/contract/provinces';
import { expect, test } from 'vitest';
import country from '#web/features/directory/map/base/outlines/indonesia.txt?raw';
import extents from '#web/features/directory/map/base/outlines/provinces.json' with { type: 'json' };
import {
  type Area,
  neighbourCode,
  readShapes,
} from '#web/features/directory/map/base/outlines/read-shapes.ts';
import { crossings, isInside, segmentsOf } from './geometry.fixture.ts';

const files = import.meta.glob<string>('/src/features/directory/map/base/outlines/provinces/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const isOwn = ({ code }: Area) => code !== neighbourCode;
const regencies = Object.values(files).flatMap((text) => readShapes(text).areas.filter(isOwn));
const overview = readShapes(country);
const named = (name: string) => {
  const found = regencies.find((area) => area.name === name);
  if (!found) throw new Error(`No outline of ${name}`);
  return found;
};

test('all 514 kabupaten and kota are there, each once, in the file of its province', () => {
  expect(new Set(regencies.map(({ code }) => code)).size).toBe(514);
  expect(regencies).toHaveLength(514);
  for (const [path, text] of Object.entries(files)) {
    const province = path.slice(-'11.txt'.length, -'.txt'.length);
    expect(
      readShapes(text)
        .areas.filter(isOwn)
        .filter(({ code }) => !code.startsWith(province)),
    ).toEqual([]);
  }
  expect(overview.areas.filter(isOwn).map(({ name }) => name)).toEqual(provinces);
  expect(Object.keys(extents)).toEqual(provinces);
});

test.each([
  ['Kota Bandung', -6.91, 107.61],
  ['Kota Medan', 3.59, 98.67],
  ['Kota Samarinda', -0.5, 117.15],
  ['Kabupaten Jayawijaya', -4.1, 138.95],
  ['Kabupaten Sampang', -7.1, 113.25],
  ['Kota Yogyakarta', -7.801, 110.365],
  ['Kota Magelang', -7.475, 110.218],
])('%s has its middle', (name, latitude, longitude) => {
  expect(isInside(named(name), latitude, longitude)).toBe(true);
});

test('each name lies on its own land, unless its islands are as small as a village', () => {
  const large = [...regencies, ...overview.areas.filter(isOwn)].filter(({ room }) => room > 0.005);
  expect(large.length).toBeGreaterThan(545);
  const outside = large.filter((area) => !isInside(area, ...area.at));
  expect(outside.map(({ name }) => name)).toEqual([]);
});

test('the Java Sea is no land, and Kuala Lumpur is a neighbour’s', () => {
  const land = overview.areas.filter(isOwn);
  expect(land.some((area) => isInside(area, -5, 111))).toBe(false);
  expect(land.some((area) => isInside(area, 3.14, 101.69))).toBe(false);
  expect(isInside({ rings: overview.coasts }, 3.14, 101.69)).toBe(true);
});

test('neighbours share their borders: no point is in two areas, and no gap lies between them', () => {
  const areasAt = (latitude: number, longitude: number) =>
    regencies.filter((area) => isInside(area, latitude, longitude)).map(({ code }) => code);
  const [overlaps, gaps]: [string[], string[]] = [[], []];
  // Java and Madura, densely settled: one point for each 2 km, off the grid that the borders lie on.
  for (let latitude = -8.6013; latitude < -5.8; latitude += 0.02)
    for (let longitude = 105.2013; longitude < 114.6; longitude += 0.02) {
      const here = areasAt(latitude, longitude).length;
      if (here > 1) overlaps.push(`${latitude} ${longitude}`);
      if (here > 0) continue;
      const around = [0.006, -0.006].flatMap((step) => [
        ...areasAt(latitude + step, longitude),
        ...areasAt(latitude, longitude + step),
      ]);
      // Land on all four sides that belongs to one area is a strait or a lake of its own.
      if (around.length === 4 && new Set(around).size > 1) gaps.push(`${latitude} ${longitude}`);
    }
  expect({ overlaps, gaps }).toEqual({ overlaps: [], gaps: [] });
});

test.each([
  'Kota Yogyakarta',
  'Kabupaten Sleman',
  'Kota Bandung',
  'Kabupaten Magelang',
  'Kabupaten Jayawijaya',
])('%s, without a coast, has every stretch of its border in common with others', (name) => {
  const own = named(name);
  const others = new Set(regencies.filter((area) => area !== own).flatMap(segmentsOf));
  expect(segmentsOf(own).filter((segment) => !others.has(segment))).toEqual([]);
});

test('no border crosses itself or another where anybody could see it', () => {
  expect(crossings(regencies).filter(({ size }) => size > 0.01)).toEqual([]);
  expect(crossings(overview.areas.filter(isOwn)).filter(({ size }) => size > 0.05)).toEqual([]);
});

test('the first view costs a phone less than 30 kB, a province less than 8, and all of them about 140', () => {
  const sizes = Object.values(files).map((text) => gzipSync(text).length);
  expect(gzipSync(country).length).toBeLessThan(30_000);
  expect(Math.max(...sizes)).toBeLessThan(8_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
});
