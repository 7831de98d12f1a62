import { storedValue } from '#web/lib/stored-value.ts';

/** Number of tutorials stored on the device; the oldest is dropped. */
const maxTutorials = 20;

/** Per tutorial, latest first. Stores the texts, so that an edited list loses only the edited items. */
type TickedList = { id: number; ticked: readonly string[] }[];

const isEntry = (value: unknown): value is TickedList[number] =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'ticked' in value &&
  Array.isArray(value.ticked) &&
  value.ticked.every((word) => typeof word === 'string');

const store = storedValue<TickedList>('materials.v1', [], (value) =>
  Array.isArray(value) ? value.filter(isEntry).slice(0, maxTutorials) : [],
);
export const { subscribe } = store;

const none: readonly string[] = [];
export const tickedOf = (id: number): readonly string[] =>
  store.read().find((entry) => entry.id === id)?.ticked ?? none;

export function tick(id: number, material: string, isTicked: boolean): void {
  const others = tickedOf(id).filter((word) => word !== material);
  const ticked = isTicked ? [...others, material] : others;
  const rest = store.read().filter((entry) => entry.id !== id);
  store.write((ticked.length ? [{ id, ticked }, ...rest] : rest).slice(0, maxTutorials));
}
