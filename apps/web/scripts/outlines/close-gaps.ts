import { columns, type LabelGrid, rows } from './label-grid.ts';

/** Up to this width, in cells, water between two areas is a drawing error of the source. */
const maxGap = 6;
/** Larger enclosed water is a lake (about 100 km²). */
const maxEnclosed = 2000;

/** The source draws each area for itself, so that borders leave slivers between them. */
export function closeGaps(grid: LabelGrid) {
  closeNarrow(grid, rows, columns, (line, position) => line * columns + position);
  closeNarrow(grid, columns, rows, (line, position) => position * columns + line);
  fillEnclosed(grid);
}

function closeNarrow(
  grid: LabelGrid,
  lines: number,
  length: number,
  at: (line: number, position: number) => number,
) {
  for (let line = 0; line < lines; line += 1) {
    let land = -1;
    for (let position = 0; position < length; position += 1) {
      const label = grid[at(line, position)] ?? 0;
      if (label === 0) continue;
      const width = position - land - 1;
      const before = land < 0 ? 0 : (grid[at(line, land)] ?? 0);
      if (before !== 0 && before !== label && width > 0 && width <= maxGap)
        for (let cell = land + 1; cell < position; cell += 1)
          grid[at(line, cell)] = cell - land <= width / 2 ? before : label;
      land = position;
    }
  }
}

type Run = { row: number; from: number; to: number };

function fillEnclosed(grid: LabelGrid) {
  const { runs, parents, root } = connectWater(grid);
  const sizes = new Map<number, number>();
  const isOpen = new Set<number>();
  for (const [index, { row, from, to }] of runs.entries()) {
    const component = root(index);
    sizes.set(component, (sizes.get(component) ?? 0) + to - from);
    if (row === 0 || row === rows - 1 || from === 0 || to === columns) isOpen.add(component);
  }
  let pending: number[] = [];
  for (const index of parents.keys()) {
    const component = root(index);
    const run = runs[index];
    if (!run || isOpen.has(component) || (sizes.get(component) ?? 0) > maxEnclosed) continue;
    for (let column = run.from; column < run.to; column += 1) pending.push(run.row * columns + column);
  }
  while (pending.length > 0) {
    const found = pending.map((cell) =>
      [1, -1, columns, -columns].map((step) => grid[cell + step] ?? 0).find(Boolean),
    );
    for (const [index, cell] of pending.entries()) grid[cell] = found[index] ?? 0;
    pending = pending.filter((cell) => grid[cell] === 0);
  }
}

/** Runs of water cells, joined with those of the row above (union-find). */
function connectWater(grid: LabelGrid) {
  const runs: Run[] = [];
  const parents: number[] = [];
  const root = (index: number): number => {
    let at = index;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] ?? at] ?? at;
      at = parents[at] ?? at;
    }
    return at;
  };
  let above: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const here: number[] = [];
    for (let from = 0; from < columns; from += 1) {
      if (grid[row * columns + from] !== 0) continue;
      let to = from;
      while (to < columns && grid[row * columns + to] === 0) to += 1;
      here.push(runs.length);
      parents.push(runs.length);
      runs.push({ row, from, to });
      from = to;
    }
    let first = 0;
    for (const index of here) {
      const run = runs[index] ?? { from: 0, to: 0 };
      while (first < above.length && (runs[above[first] ?? 0]?.to ?? 0) <= run.from) first += 1;
      for (let other = first; other < above.length; other += 1) {
        if ((runs[above[other] ?? 0]?.from ?? 0) >= run.to) break;
        parents[root(above[other] ?? 0)] = root(index);
      }
    }
    above = here;
  }
  return { runs, parents, root };
}
