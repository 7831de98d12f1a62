import country from '../base/outlines/indonesia.txt?raw';
import { type LatLng, neighbourCode, readShapes } from '../base/outlines/read-shapes.ts';
import { inFrame } from './picture-frame.ts';

/** About a unit for each pixel of the usual screens. */
export const pathUnits = { width: 1200, height: 1294 };

export const shapes = readShapes(country);
const rings = (isForeign: boolean) =>
  shapes.areas.filter(({ code }) => (code === neighbourCode) === isForeign).flatMap((area) => area.rings);

/** Units between two points; far coasts are only there to be recognised. */
const minStep = { land: 1.9, neighbour: 5 };

/** Drawn once; every page has the same. */
export const landPath = rings(false)
  .map((ring) => toPath(ring, minStep.land))
  .join('');
export const neighbourPath = [...shapes.coasts, ...rings(true)]
  .map((ring) => toPath(ring, minStep.neighbour))
  .join('');

/** Whole units, as steps from point to point: short, and small when compressed. */
function toPath(ring: readonly LatLng[], least: number): string {
  let last = { x: 0, y: 0 };
  const steps: string[] = [];
  for (const [latitude, longitude] of ring) {
    const part = inFrame(latitude, longitude);
    const at = { x: Math.round(part.x * pathUnits.width), y: Math.round(part.y * pathUnits.height) };
    const [x, y] = [at.x - last.x, at.y - last.y];
    if (steps.length > 0 && Math.hypot(x, y) < least) continue;
    steps.push(`${x}${y < 0 ? '' : ' '}${y}`);
    last = at;
  }
  // Less than a triangle cannot be seen.
  return steps.length < 3 ? '' : `M${steps[0]}l${steps.slice(1).join(' ')}z`;
}
