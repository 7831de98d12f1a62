import outlineUrl from './outline.txt?url';

type Ring = [latitude: number, longitude: number][];
type Owner = 'indonesia' | 'neighbour';
/** Some rings of one owner, few enough to parse and draw without blocking a slow phone. */
export type OutlineBatch = { owner: Owner; rings: Ring[] };
const pointsPerBatch = 500;

/** A separate file, so that pins and tiles do not wait for it. */
export async function fetchOutline(signal: AbortSignal): Promise<string> {
  const response = await fetch(outlineUrl, { signal });
  if (!response.ok) throw new Error(`Map outline request failed with status ${response.status}`);
  return response.text();
}

/**
 * Parses the output of scripts/draw-outline.ts: one ring per line, delta-encoded. The neighbours come first, so
 * that Indonesia's border is drawn over theirs.
 */
export function* readOutline(text: string): Generator<OutlineBatch> {
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
      if (points < pointsPerBatch) continue;
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
