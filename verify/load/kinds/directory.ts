import type { Random } from '@app/api/test/random.ts';
import { collectorCategories } from '@app/contract/directory';
import { provinceFacts, provinces } from '@app/contract/provinces';
import { wasteTypes } from '@app/contract/waste-types';
import type { LoadRequest, Kind } from './kind.ts';

const request = (path: string, query: Record<string, string>): LoadRequest => ({
  path: `/api/collectors${path}?${new URLSearchParams(query)}`,
  headers: { 'accept-encoding': 'gzip' },
});

/** Within about thirty kilometres of the centre of a province. */
function randomPlace({ pick, below }: Random) {
  const { latitude, longitude } = provinceFacts[pick(provinces)];
  const near = (degrees: number) => degrees + (below(600) - 300) / 1000;
  return { latitude: near(latitude), longitude: near(longitude) };
}
const randomPoint = (random: Random) => {
  const { latitude, longitude } = randomPlace(random);
  return { lat: latitude.toFixed(4), lon: longitude.toFixed(4) };
};

/** API requests of the directory pages. */
export const directoryKinds = {
  near: ({ random }) => request('', { ...randomPoint(random), category: random.pick(collectorCategories) }),
  map: ({ random }) => {
    const { latitude, longitude } = randomPlace(random);
    const [width, height] = [0.2, 0.3];
    const box = {
      west: longitude - width,
      east: longitude + width,
      south: latitude - height,
      north: latitude + height,
    };
    return request('/map', {
      ...Object.fromEntries(Object.entries(box).map(([side, at]) => [side, at.toFixed(3)])),
      zoom: '10',
    });
  },
  offers: ({ random }) => request('/offers', { ...randomPoint(random), wasteTypes: random.pick(wasteTypes) }),
} satisfies Record<string, Kind>;
