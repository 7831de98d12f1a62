import { FadingMap } from '#api/lib/fading-map.ts';

type Remembered<V> = { value: Promise<V>; until: number };

/** Keeps answers that are dear to make for some seconds; who asks meanwhile waits for the same one. */
export function briefMemory<V>(size: number, milliseconds: number) {
  const kept = new FadingMap<Remembered<V>>(size);
  return (key: string, make: () => Promise<V>): Promise<V> => {
    const known = kept.get(key);
    const now = performance.now();
    if (known && now < known.until) return known.value;
    const value = make();
    const entry = { value, until: now + milliseconds };
    kept.set(key, entry);
    // A failure is nobody's answer but that of who is waiting for it.
    value.catch(() => (entry.until = 0));
    return value;
  };
}
