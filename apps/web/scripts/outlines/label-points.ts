import { columns, type LabelGrid, rows, toX, toY } from './label-grid.ts';

/** Where an area has most room for its name, in steps; `room` is the distance to its border. */
export type LabelPoint = { x: number; y: number; room: number };
export type Extent = { west: number; south: number; east: number; north: number };

const maxRoom = 2000;

export function labelPoints(grid: LabelGrid): Map<number, LabelPoint> {
  const distances = new Uint16Array(grid.length);
  const relax = (cell: number, step: number) => {
    const near = grid[cell + step] === grid[cell] ? (distances[cell + step] ?? 0) + 1 : 0;
    if (near < (distances[cell] ?? 0)) distances[cell] = near;
  };
  distances.fill(maxRoom);
  for (let cell = columns; cell < grid.length; cell += 1)
    if (grid[cell] !== 0) {
      relax(cell, -1);
      relax(cell, -columns);
    }
  const points = new Map<number, LabelPoint>();
  for (let cell = grid.length - columns - 1; cell >= 0; cell -= 1) {
    const label = grid[cell] ?? 0;
    if (label === 0) continue;
    relax(cell, 1);
    relax(cell, columns);
    const room = distances[cell] ?? 0;
    if (room >= (points.get(label)?.room ?? -1))
      points.set(label, { x: toX(cell % columns), y: toY(Math.floor(cell / columns)), room });
  }
  return points;
}

/** Leaves out the outermost hundredth on each side, because far islets would make the view too small. */
export function extents(grid: LabelGrid): Map<number, Extent> {
  const across = new Map<number, Uint32Array>();
  const down = new Map<number, Uint32Array>();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const label = grid[row * columns + column] ?? 0;
      if (label === 0) continue;
      const [x, y] = [counts(across, label, columns), counts(down, label, rows)];
      x[column] = (x[column] ?? 0) + 1;
      y[row] = (y[row] ?? 0) + 1;
    }
  return new Map(
    [...across].map(([label, list]) => {
      const [west, east] = middle(list);
      const [north, south] = middle(counts(down, label, rows));
      return [label, { west: toX(west), south: toY(south), east: toX(east), north: toY(north) }];
    }),
  );
}

function counts(map: Map<number, Uint32Array>, label: number, length: number) {
  const list = map.get(label) ?? new Uint32Array(length);
  map.set(label, list);
  return list;
}

function middle(list: Uint32Array): [number, number] {
  const total = list.reduce((sum, count) => sum + count, 0);
  const bound = (share: number) => {
    let sum = 0;
    return list.findIndex((count) => (sum += count) > total * share);
  };
  return [bound(0.01), bound(0.99) + 1];
}
