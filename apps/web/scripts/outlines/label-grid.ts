import type { MultiPolygon, Polygon, Position } from 'geojson';

/** Cells in a degree: one cell is about 220 metres wide. */
export const steps = 500;
const frame = { west: 94.9, south: -11.2, east: 141.2, north: 6.3 };
export const columns = Math.round((frame.east - frame.west) * steps);
export const rows = Math.round((frame.north - frame.south) * steps);
/** Grid corners to whole steps of a degree; rows count from the north. */
export const toX = (column: number) => column + Math.round(frame.west * steps);
export const toY = (row: number) => Math.round(frame.north * steps) - row;

/** Each cell holds the number of the area that covers its centre, 0 at sea. */
export type LabelGrid = Uint16Array;

type Shape = Polygon | MultiPolygon;
export const ringsOf = (shape: Shape): Position[][] =>
  (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates).flat();

/** Smaller areas are painted over larger ones, because a kota lies in a kabupaten that has no hole for it. */
export function paintAreas(shapes: readonly Shape[]): LabelGrid {
  const grid = new Uint16Array(columns * rows);
  const order = shapes.map((shape, index) => ({ shape, label: index + 1 }));
  const sizes = new Map(
    shapes.map((shape) => [shape, ringsOf(shape).reduce((sum, ring) => sum + areaOf(ring), 0)]),
  );
  order.sort((one, other) => (sizes.get(other.shape) ?? 0) - (sizes.get(one.shape) ?? 0));
  for (const { shape, label } of order) for (const ring of ringsOf(shape)) paintRing(grid, ring, label);
  return grid;
}

const areaOf = (ring: Position[]) =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], index) => {
      const [lastX = 0, lastY = 0] = ring.at(index - 1) ?? [];
      return sum + lastX * y - x * lastY;
    }, 0),
  ) / 2;

function paintRing(grid: LabelGrid, ring: Position[], label: number) {
  const crossings = new Map<number, number[]>();
  for (const [index, point] of ring.entries()) {
    const [fromX, fromY] = inCells(ring.at(index - 1) ?? point);
    const [x, y] = inCells(point);
    const [top, bottom] = [Math.ceil(Math.min(fromY, y) - 0.5), Math.ceil(Math.max(fromY, y) - 0.5)];
    for (let row = Math.max(0, top); row < Math.min(rows, bottom); row += 1) {
      const meeting = fromX + ((row + 0.5 - fromY) / (y - fromY)) * (x - fromX);
      crossings.set(row, [...(crossings.get(row) ?? []), meeting]);
    }
  }
  for (const [row, meetings] of crossings) {
    meetings.sort((one, other) => one - other);
    for (let index = 0; index + 1 < meetings.length; index += 2) {
      const from = Math.max(0, Math.ceil((meetings[index] ?? 0) - 0.5));
      const to = Math.min(columns, Math.ceil((meetings[index + 1] ?? 0) - 0.5));
      if (to > from) grid.fill(label, row * columns + from, row * columns + to);
    }
  }
}

const inCells = ([longitude = 0, latitude = 0]: Position): [x: number, y: number] => [
  (longitude - frame.west) * steps,
  (frame.north - latitude) * steps,
];
