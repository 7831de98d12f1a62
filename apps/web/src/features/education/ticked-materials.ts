import { keptValue } from '#web/lib/kept-value.ts';

/** Tutorials that a device remembers; the one ticked longest ago makes room. */
const most = 20;

/** By tutorial, the latest first. The words themselves: an edited list then forgets only what was edited. */
type Kept = { id: number; ticked: readonly string[] }[];

const isEntry = (value: unknown): value is Kept[number] =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'ticked' in value &&
  Array.isArray(value.ticked) &&
  value.ticked.every((word) => typeof word === 'string');

const kept = keptValue<Kept>('materials.v1', [], (value) =>
  Array.isArray(value) ? value.filter(isEntry).slice(0, most) : [],
);
export const { subscribe } = kept;

const none: readonly string[] = [];
export const tickedOf = (id: number): readonly string[] =>
  kept.read().find((entry) => entry.id === id)?.ticked ?? none;

export function tick(id: number, material: string, isTicked: boolean): void {
  const others = tickedOf(id).filter((word) => word !== material);
  const ticked = isTicked ? [...others, material] : others;
  const rest = kept.read().filter((entry) => entry.id !== id);
  kept.write((ticked.length ? [{ id, ticked }, ...rest] : rest).slice(0, most));
}
