import type { MultiPolygon, Polygon } from 'geojson';
import { columns, type LabelGrid, paintAreas, rows } from './label-grid.ts';

/** The label of foreign land. */
export const neighbourLabel = 60_000;
/** Up to this width, in cells, water between Indonesia and a neighbour is a difference between the two sources. */
const maxGap = 25;
/** Deep enough to lie under the neighbour's own outline, which is coarser. */
const depth = 60;

/** Adds a strip of foreign land along the land borders, so that no water shows between the two sources. */
export function addNeighbourStrip(grid: LabelGrid, shapes: readonly (Polygon | MultiPolygon)[]) {
  const foreign = paintAreas(shapes);
  for (let row = 0; row < rows; row += 1)
    for (const sign of [1, -1] as const)
      stripAlong(grid, foreign, columns, (step) => row * columns + (sign > 0 ? step : columns - 1 - step));
  for (let column = 0; column < columns; column += 1)
    for (const sign of [1, -1] as const)
      stripAlong(grid, foreign, rows, (step) => (sign > 0 ? step : rows - 1 - step) * columns + column);
}

function stripAlong(grid: LabelGrid, foreign: LabelGrid, length: number, at: (step: number) => number) {
  let [home, solid] = [-Infinity, -Infinity];
  for (let step = 0; step < length; step += 1) {
    const cell = at(step);
    const label = grid[cell] ?? 0;
    if (label !== 0 && label !== neighbourLabel) [home, solid] = [step, step];
    else if (foreign[cell] !== 0 && step - home <= depth && step - solid <= maxGap) {
      for (let filled = solid + 1; filled <= step; filled += 1) grid[at(filled)] = neighbourLabel;
      solid = step;
    }
  }
}
