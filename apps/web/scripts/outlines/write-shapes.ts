import type { LabelPoint } from './label-points.ts';
import type { Arc, Shapes } from './topology.ts';

export type NamedArea = { label: number; code: string; name: string; at: LabelPoint };

/**
 * One line for each area and each border, as read by features/directory/map/base/outlines/read-shapes.ts. Borders are
 * delta-encoded, each from the start of the one before: small numbers compress well.
 */
export function writeShapes(
  shapes: Shapes,
  areas: readonly NamedArea[],
  steps: number,
  round: number,
): string {
  const numbers = new Map<number, number>();
  const refer = (arc: number): number => {
    const own = arc < 0 ? ~arc : arc;
    const number = numbers.get(own) ?? numbers.size;
    numbers.set(own, number);
    return arc < 0 ? ~number : number;
  };
  const lines = areas.map(({ label, code, name, at }) => {
    const rings = (shapes.rings.get(label) ?? []).map((ring) => ring.map(refer).join(','));
    const point = [at.x, at.y, at.room].map((one) => Math.round(one / round)).join(' ');
    return `area ${code} ${point} ${rings.join(';')} ${name}`;
  });
  const arcs = writeLines(
    'arc',
    [...numbers.keys()].map((arc) => shapes.arcs[arc] ?? []),
  );
  return [`steps ${steps / round}`, ...lines, ...arcs, ''].join('\n');
}

export function writeLines(word: string, arcs: readonly Arc[]): string[] {
  let start: [number, number] = [0, 0];
  return arcs.map((points) => {
    const line = `${word} ${deltas(points, start).join(' ')}`;
    start = points[0] ?? start;
    return line;
  });
}

function deltas(points: Arc, start: [number, number]): number[] {
  let [lastX, lastY] = start;
  return points.flatMap(([x, y]) => {
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}
