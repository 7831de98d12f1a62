/** Arcs of a ring around (100, 100), in degrees clockwise from the top. */
export const ring = { outer: 94, inner: 60 } as const;

export function pointOnRing(degrees: number, radius: number) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(100 + radius * Math.cos(angle)), y: round(100 + radius * Math.sin(angle)) };
}

const round = (value: number) => Math.round(value * 100) / 100;
const pathPoint = (degrees: number, radius: number) => {
  const { x, y } = pointOnRing(degrees, radius);
  return `${x} ${y}`;
};

/** SVG draws no arc with equal ends, so a full circle is two half arcs. */
export const wholeRing = [ring.outer, ring.inner]
  .map(
    (radius) =>
      `M${pathPoint(0, radius)}${[180, 0].map((end) => `A${radius} ${radius} 0 0 1 ${pathPoint(end, radius)}`).join('')}Z`,
  )
  .join('');

export function ringPath(from: number, to: number): string {
  const isLong = to - from > 180 ? 1 : 0;
  const { outer, inner } = ring;
  return [
    `M${pathPoint(from, outer)}A${outer} ${outer} 0 ${isLong} 1 ${pathPoint(to, outer)}`,
    `L${pathPoint(to, inner)}A${inner} ${inner} 0 ${isLong} 0 ${pathPoint(from, inner)}Z`,
  ].join('');
}
