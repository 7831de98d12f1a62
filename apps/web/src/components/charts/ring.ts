/** Arcs of a ring around (100, 100), in degrees clockwise from the top. */
export const ring = { outer: 94, inner: 60 } as const;

export function pointOnRing(degrees: number, radius: number) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(100 + radius * Math.cos(angle)), y: round(100 + radius * Math.sin(angle)) };
}

const round = (value: number) => Math.round(value * 100) / 100;
const spot = (degrees: number, radius: number) => {
  const { x, y } = pointOnRing(degrees, radius);
  return `${x} ${y}`;
};

/** An arc that ends where it began is no arc at all, so the whole ring is two circles of two halves each. */
export const wholeRing = [ring.outer, ring.inner]
  .map(
    (radius) =>
      `M${spot(0, radius)}${[180, 0].map((end) => `A${radius} ${radius} 0 0 1 ${spot(end, radius)}`).join('')}Z`,
  )
  .join('');

export function ringPath(from: number, to: number): string {
  const isLong = to - from > 180 ? 1 : 0;
  const { outer, inner } = ring;
  return [
    `M${spot(from, outer)}A${outer} ${outer} 0 ${isLong} 1 ${spot(to, outer)}`,
    `L${spot(to, inner)}A${inner} ${inner} 0 ${isLong} 0 ${spot(from, inner)}Z`,
  ].join('');
}
