import outlineUrl from './outline.txt?url';

type Ring = [latitude: number, longitude: number][];
type Owner = 'indonesia' | 'neighbour';
/** Some rings of one owner: so few points that a slow phone reads and draws them within a blink. */
export type Stretch = { owner: Owner; rings: Ring[] };
const pointsAtOnce = 500;

/** A file of its own: pins and tiles do not wait for it. */
export async function fetchOutline(signal: AbortSignal): Promise<string> {
  const response = await fetch(outlineUrl, { signal });
  if (!response.ok) throw new Error(`The outline of the map answered ${response.status}`);
  return response.text();
}

/**
 * Reads what scripts/draw-outline.ts writes: a ring on each line, each number the difference to the one before. The
 * neighbours come first, so that Indonesia's border lies on theirs.
 */
export function* readOutline(text: string): Generator<Stretch> {
  const [first = '', ...lines] = text.trim().split('\n');
  const steps = Number(first.split(' ')[1]);
  for (const owner of ['neighbour', 'indonesia'] as const) {
    let rings: Ring[] = [];
    let points = 0;
    for (const line of lines) {
      if (!line.startsWith(owner)) continue;
      const ring = readRing(line, steps);
      rings.push(ring);
      points += ring.length;
      if (points < pointsAtOnce) continue;
      yield { owner, rings };
      [rings, points] = [[], 0];
    }
    if (rings.length > 0) yield { owner, rings };
  }
}

function readRing(line: string, steps: number): Ring {
  const [, ...packed] = line.split(' ');
  const ring: Ring = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < packed.length; index += 2) {
    x += Number(packed[index]);
    y += Number(packed[index + 1]);
    ring.push([y / steps, x / steps]);
  }
  return ring;
}
