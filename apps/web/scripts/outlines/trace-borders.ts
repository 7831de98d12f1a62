import { columns, type LabelGrid, rows } from './label-grid.ts';

/** A border between two areas, or a coast (0 is the sea): grid corners in walking direction. */
export type Border = { left: number; right: number; corners: number[] };

const width = columns + 1;
const [east, south, west, north] = [1, 2, 4, 8] as const;
const stepOf = { [east]: 1, [south]: width, [west]: -1, [north]: -width };
const opposite = { [east]: west, [south]: north, [west]: east, [north]: south };
const directions = [east, south, west, north] as const;
type Direction = (typeof directions)[number];

export const cornerAt = (corner: number) => ({ column: corner % width, row: Math.floor(corner / width) });

const isPassage = (open: number) => directions.filter((one) => open & one).length === 2;

/** Walks along all cell edges between different labels; each border is walked once, so both areas share it. */
export function traceBorders(grid: LabelGrid): Border[] {
  const exits = exitsOf(grid);
  const borders: Border[] = [];
  const nodes = [...exits].flatMap(([corner, open]) => (isPassage(open) ? [] : [corner]));
  const nodeSet = new Set(nodes);
  for (const start of [...nodes, ...exits.keys()])
    for (const direction of directions)
      if ((exits.get(start) ?? 0) & direction)
        borders.push(walk(grid, exits, start, direction, (corner) => nodeSet.has(corner)));
  return borders;
}

function walk(
  grid: LabelGrid,
  exits: Map<number, number>,
  start: number,
  first: Direction,
  isStop: (corner: number) => boolean,
): Border {
  const sides = sidesOf(grid, start, first);
  const corners = [start];
  let [corner, direction] = [start, first];
  for (;;) {
    exits.set(corner, (exits.get(corner) ?? 0) & ~direction);
    corner += stepOf[direction];
    exits.set(corner, (exits.get(corner) ?? 0) & ~opposite[direction]);
    corners.push(corner);
    if (corner === start || isStop(corner)) return { ...sides, corners };
    const open = exits.get(corner) ?? 0;
    const next = directions.find((one) => open & one);
    if (!next) return { ...sides, corners };
    direction = next;
  }
}

function sidesOf(grid: LabelGrid, corner: number, direction: Direction) {
  const { column, row } = cornerAt(corner);
  const [northWest, northEast] = [labelAt(grid, column - 1, row - 1), labelAt(grid, column, row - 1)];
  const [southWest, southEast] = [labelAt(grid, column - 1, row), labelAt(grid, column, row)];
  if (direction === east) return { left: northEast, right: southEast };
  if (direction === west) return { left: southWest, right: northWest };
  if (direction === south) return { left: southEast, right: southWest };
  return { left: northWest, right: northEast };
}

const labelAt = (grid: LabelGrid, column: number, row: number) =>
  column < 0 || row < 0 || column >= columns || row >= rows ? 0 : (grid[row * columns + column] ?? 0);

/** For each corner on a border the directions in which the border goes on. */
function exitsOf(grid: LabelGrid): Map<number, number> {
  const exits = new Map<number, number>();
  const add = (corner: number, direction: Direction) => {
    exits.set(corner, (exits.get(corner) ?? 0) | direction);
    const other = corner + stepOf[direction];
    exits.set(other, (exits.get(other) ?? 0) | opposite[direction]);
  };
  for (let row = 1; row < rows; row += 1)
    for (let column = 1; column < columns; column += 1) {
      const cell = row * columns + column;
      const label = grid[cell];
      if (label !== grid[cell - 1]) add(row * width + column, south);
      if (label !== grid[cell - columns]) add(row * width + column, east);
    }
  return exits;
}
