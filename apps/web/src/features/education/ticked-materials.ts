/** Tutorials that a device remembers; the one ticked longest ago makes room. */
const most = 20;
const key = 'materials.v1';

/** By tutorial, the latest first. The words themselves: an edited list then forgets only what was edited. */
type Kept = { id: number; ticked: readonly string[] }[];

const listeners = new Set<() => void>();
const none: readonly string[] = [];
let kept: Kept | undefined;

function read(): Kept {
  kept ??= parse(stored());
  return kept;
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry).slice(0, most) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is Kept[number] =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'ticked' in value &&
  Array.isArray(value.ticked) &&
  value.ticked.every((word) => typeof word === 'string');

function write(next: Kept) {
  kept = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage may be forbidden or full: the ticks then last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Another tab ticked something. */
function hear(event: StorageEvent, listener: () => void) {
  if (event.key !== key && event.key !== null) return;
  kept = undefined;
  listener();
}

export const tickedOf = (id: number): readonly string[] =>
  read().find((entry) => entry.id === id)?.ticked ?? none;

export function tick(id: number, material: string, isTicked: boolean): void {
  const others = tickedOf(id).filter((word) => word !== material);
  const ticked = isTicked ? [...others, material] : others;
  const rest = read().filter((entry) => entry.id !== id);
  write((ticked.length ? [{ id, ticked }, ...rest] : rest).slice(0, most));
}

export function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => hear(event, listener);
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
