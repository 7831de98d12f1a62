type Pixels = { x: number; y: number };
export type NameKind = 'province' | 'regency' | 'town';
/** `reach`: how far from its point a name still belongs to its area. */
export type Name = { text: string; kind: NameKind; at: Pixels; reach: number };
/** Something that names must not lie under, for example a cluster. */
export type Obstacle = Pixels & { radius: number };

const letterWidth: Record<NameKind, number> = { province: 7.2, regency: 6.8, town: 6.6 };
const halfHeight = 9;
const gap = 4;
/** A small area's name may lie beside it, as far as a cluster is large. */
const minReach = 44;
/** Towns stand beside their dot. */
const townOffset = 7;

type Box = { west: number; east: number; north: number; south: number };

/** Places each name where it covers no cluster and no earlier name, as near to its point as possible, or not at all. */
export function placeNames(names: readonly Name[], obstacles: readonly Obstacle[]): Name[] {
  const taken: Box[] = obstacles.map(({ x, y, radius }) => ({
    west: x - radius,
    east: x + radius,
    north: y - radius,
    south: y + radius,
  }));
  return names.flatMap((name) => {
    const found = shiftsOf(name)
      .map(({ x, y }) => ({ x: name.at.x + x, y: name.at.y + y }))
      .find((at) => taken.every((box) => !overlap(box, boxOf({ ...name, at }))));
    if (!found) return [];
    const placed = { ...name, at: found };
    taken.push(boxOf(placed));
    return [placed];
  });
}

const shifts = [0, -1, 1, -2, 2, -3, 3]
  .flatMap((row) => [0, -1, 1, -2, 2].map((column) => ({ x: column * 40, y: row * 20 })))
  .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

const shiftsOf = ({ kind, reach }: Name): Pixels[] =>
  kind === 'town'
    ? [{ x: townOffset, y: 0 }]
    : shifts.filter(({ x, y }) => Math.hypot(x, y) <= Math.max(minReach, reach));

/** A town's name begins at its point, the others are centred. */
function boxOf({ text, kind, at: { x, y } }: Name): Box {
  const width = text.length * letterWidth[kind] + gap;
  const west = kind === 'town' ? x - 2 * townOffset : x - width / 2;
  const east = west + width + (kind === 'town' ? townOffset : 0);
  return { west, east, north: y - halfHeight, south: y + halfHeight };
}

const overlap = (one: Box, other: Box) =>
  one.west < other.east && other.west < one.east && one.north < other.south && other.north < one.south;
