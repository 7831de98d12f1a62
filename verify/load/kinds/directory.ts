import type { Random } from '@app/api/test/random';
import { collectorCategories } from '@app/contract/directory';
import { provinceFacts, provinces } from '@app/contract/provinces';
import { wasteTypes } from '@app/contract/waste-types';
import type { Asked, Kind } from './kind.ts';

const ask = (path: string, query: Record<string, string>): Asked => ({
  path: `/api/collectors${path}?${new URLSearchParams(query)}`,
  headers: { 'accept-encoding': 'gzip' },
});

/** Within some thirty kilometres of the middle of a province. */
function somewhere({ pick, below }: Random) {
  const { latitude, longitude } = provinceFacts[pick(provinces)];
  const near = (degrees: number) => degrees + (below(600) - 300) / 1000;
  return { latitude: near(latitude), longitude: near(longitude) };
}
const point = (random: Random) => {
  const { latitude, longitude } = somewhere(random);
  return { lat: latitude.toFixed(4), lon: longitude.toFixed(4) };
};

/** What the pages of the directory ask for once they run. */
export const directoryKinds = {
  near: ({ random }) => ask('', { ...point(random), category: random.pick(collectorCategories) }),
  map: ({ random }) => {
    const { latitude, longitude } = somewhere(random);
    const [width, height] = [0.2, 0.3];
    const box = {
      west: longitude - width,
      east: longitude + width,
      south: latitude - height,
      north: latitude + height,
    };
    return ask('/map', {
      ...Object.fromEntries(Object.entries(box).map(([side, at]) => [side, at.toFixed(3)])),
      zoom: '10',
    });
  },
  offers: ({ random }) => ask('/offers', { ...point(random), wasteTypes: random.pick(wasteTypes) }),
} satisfies Record<string, Kind>;
