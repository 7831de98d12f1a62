import { gzipSync } from 'node:zlib';
import { provinceFacts } from '@app/contract/provinces';
import { expect, test } from 'vitest';
import { readOutline, type OutlineBatch } from '#web/features/directory/map/base/outline.ts';
import file from '#web/features/directory/map/base/outline.txt?raw';

const stretches = [...readOutline(file)];
const ringsOf = (owner: OutlineBatch['owner']) =>
  stretches.filter((stretch) => stretch.owner === owner).flatMap(({ rings }) => rings);
const indonesia = ringsOf('indonesia');
const neighbour = ringsOf('neighbour');

/** Ray casting: a point is on land when a ray to the east crosses the coast an odd number of times. */
function isOnLand(rings: OutlineBatch['rings'], latitude: number, longitude: number): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (const [index, [northing, easting]] of ring.entries()) {
      const [lastNorthing, lastEasting] = ring.at(index - 1) ?? [0, 0];
      if (northing > latitude === lastNorthing > latitude) continue;
      const meeting = easting + ((latitude - northing) / (lastNorthing - northing)) * (lastEasting - easting);
      if (longitude < meeting) isInside = !isInside;
    }
  }
  return isInside;
}

test.each([
  ['Bandung', -6.91, 107.61],
  ['Medan', 3.59, 98.67],
  ['Samarinda', -0.5, 117.15],
  ['Wamena', -4.1, 138.95],
  ['Sampang', -7.1, 113.25],
])('%s stands on the land of Indonesia', (_, latitude, longitude) => {
  expect(isOnLand(indonesia, latitude, longitude)).toBe(true);
});

test('the Java Sea is no land, and Kuala Lumpur is a neighbour’s', () => {
  expect(isOnLand(indonesia, -5, 111)).toBe(false);
  expect(isOnLand(indonesia, 3.14, 101.69)).toBe(false);
  expect(isOnLand(neighbour, 3.14, 101.69)).toBe(true);
});

test('nearly every province has its name on land', () => {
  const atSea = Object.entries(provinceFacts).filter(
    ([, { latitude, longitude }]) => !isOnLand(indonesia, latitude, longitude),
  );
  expect(atSea.length).toBeLessThan(6);
});

test('no stretch of it keeps a slow phone busy for long', () => {
  const points = stretches.map(({ rings }) => rings.flat().length);
  expect(Math.max(...points)).toBeLessThan(2_000);
});

test('it costs a phone less than 60 kB', () => {
  expect(gzipSync(file).length).toBeLessThan(60_000);
});
