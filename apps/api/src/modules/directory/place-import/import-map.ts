import { project } from '../map-grid.ts';
import type { ImportPlan, Planned } from './plan-import.ts';

const width = 2000;
const [west, south, east, north] = [94.5, -11.5, 141.5, 6.5];
const low = project(west, south);
const high = project(east, north);
const scale = width / (high.x - low.x);
const height = Math.round((high.y - low.y) * scale);

const at = (longitude: number, latitude: number) => {
  const { x, y } = project(longitude, latitude);
  return `${((x - low.x) * scale).toFixed(1)} ${((high.y - y) * scale).toFixed(1)}`;
};

/** Dots as one path of strokes without length: thousands of elements would be slow to open. */
const dots = (list: readonly Planned[], colour: string) =>
  `<path stroke="${colour}" stroke-width="3" stroke-linecap="round" d="${list
    .filter(({ place }) => Number.isFinite(place.latitude) && Number.isFinite(place.longitude))
    .map(({ place }) => `M${at(place.longitude, place.latitude)}h0`)
    .join('')}"/>`;

/** A picture of an import: grey borders, green what is shown, blue what is merged, red what is held. */
export function importMap(
  { added, changed, same, merged, held }: ImportPlan,
  rings: readonly [number, number][][],
): string {
  const isHeld = ({ place }: Planned) => place.held !== null;
  const borders = rings
    .map((ring) => `M${ring.map(([longitude, latitude]) => at(longitude, latitude)).join('L')}Z`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="#eef4f8"/><path fill="#fff" stroke="#9aa5ad" stroke-width="0.5" d="${borders}"/>`,
    dots([...added, ...changed, ...same.filter((one) => !isHeld(one))], '#1b7f4b'),
    dots(merged, '#1f5fbf'),
    dots([...held, ...same.filter(isHeld)], '#c62828'),
    '</svg>',
  ].join('\n');
}
