/** A seeded generator (mulberry32), so that generated tests are reproducible. */
export function seeded(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const bytes = (length: number): Buffer => Buffer.from(Uint8Array.from({ length }, () => below(256)));
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const shuffle = <T>(list: readonly T[]): T[] => {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
    }
    return mixed;
  };
  return { below, bytes, pick, shuffle };
}

export type Random = ReturnType<typeof seeded>;
