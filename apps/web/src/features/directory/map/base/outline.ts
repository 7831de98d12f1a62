import outlineUrl from './outline.txt?url';

type Ring = [latitude: number, longitude: number][];
export type Outline = { indonesia: Ring[]; neighbour: Ring[] };

/** A file of its own: pins and tiles do not wait for it. */
export async function fetchOutline(signal: AbortSignal): Promise<Outline> {
  const response = await fetch(outlineUrl, { signal });
  if (!response.ok) throw new Error(`The outline of the map answered ${response.status}`);
  return readOutline(await response.text());
}

/** Reads what scripts/draw-outline.ts writes: a ring on each line, each number the difference to the one before. */
export function readOutline(text: string): Outline {
  const [first = '', ...lines] = text.trim().split('\n');
  const steps = Number(first.split(' ')[1]);
  const outline: Outline = { indonesia: [], neighbour: [] };
  for (const line of lines) {
    const [owner, ...packed] = line.split(' ');
    const ring: Ring = [];
    let [x, y] = [0, 0];
    for (let index = 0; index < packed.length; index += 2) {
      x += Number(packed[index]);
      y += Number(packed[index + 1]);
      ring.push([y / steps, x / steps]);
    }
    outline[owner === 'indonesia' ? 'indonesia' : 'neighbour'].push(ring);
  }
  return outline;
}
