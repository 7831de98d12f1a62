import { paint } from '../paint.ts';

export function GroundShadow({ x, y, width }: { x: number; y: number; width: number }) {
  const flatness = 0.092;
  return (
    <ellipse
      cx={x}
      cy={y}
      rx={width}
      ry={Math.max(3, Math.round(width * flatness))}
      fill={paint.ink}
      fillOpacity=".2"
    />
  );
}
