const radius = 6_378_137;
const half = Math.PI * radius;
const finestLevel = 18;
const coarsestLevel = 4;
/** `app.listing_cell` counts every second level up to this; the others are summed from the next finer level. */
export const finestCounted = 12;
/** More cells than pins fit on a screen. */
const maxCells = 1000;

export type Box = { west: number; south: number; east: number; north: number };

export const project = (longitude: number, latitude: number) => {
  const bounded = Math.max(-85, Math.min(85, latitude));
  return {
    x: (longitude * half) / 180,
    y: radius * Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)),
  };
};

/** About 10 cm, which is precise enough and shorter to send. */
const rounded = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;

export const unproject = (x: number, y: number): [longitude: number, latitude: number] => [
  rounded((x * 180) / half),
  rounded((360 / Math.PI) * Math.atan(Math.exp(y / radius)) - 90),
];

export const cellSize = (level: number) => (2 * half) / 2 ** level;
const cellAt = (position: number, level: number) => Math.floor((position + half) / cellSize(level));

/** Cells of about 64 pixels, or larger when the box would contain too many. */
export function levelFor(box: Box, zoom: number): number {
  const [low, high] = [project(box.west, box.south), project(box.east, box.north)];
  const squares = (level: number) =>
    (Math.ceil((high.x - low.x) / cellSize(level)) + 1) * (Math.ceil((high.y - low.y) / cellSize(level)) + 1);
  let level = Math.max(coarsestLevel, Math.min(finestLevel, zoom + 2));
  while (level > coarsestLevel && squares(level) > maxCells) level -= 1;
  return level;
}

/** The cells of a level that intersect a box. */
export function cellsOf({ west, south, east, north }: Box, level: number): Box {
  const [low, high] = [project(west, south), project(east, north)];
  return {
    west: cellAt(low.x, level),
    south: cellAt(low.y, level),
    east: cellAt(high.x, level),
    north: cellAt(high.y, level),
  };
}
