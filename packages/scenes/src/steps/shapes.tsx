import { paint } from '../paint.ts';
import { Placed, type Placement } from '../parts/placed.tsx';

/** A filled outline, or a line of some width; both may let through what lies behind them. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
}

export const area = (d: string, fill: string, opacity?: number): Shape => ({
  d,
  fill,
  ...(opacity !== undefined && { opacity }),
});

export const line = (d: string, stroke: string, width = 3, opacity?: number): Shape => ({
  d,
  stroke,
  width,
  ...(opacity !== undefined && { opacity }),
});

export const dashed = (d: string, stroke: string, width: number, dash: string): Shape => ({
  d,
  stroke,
  width,
  dash,
});

export const round = (x: number, y: number, radius: number, flat = radius) =>
  `M${x - radius} ${y}a${radius} ${flat} 0 1 0 ${radius * 2} 0a${radius} ${flat} 0 1 0 ${-radius * 2} 0Z`;

export const glint = (d: string) => line(d, paint.white, 3.4, 0.6);

/** A small part drawn from a list of shapes: most tools of the steps need no more. */
export const shaped = (shapes: readonly Shape[]) =>
  function ShapedPart(placement: Placement) {
    return (
      <Placed {...placement}>
        {shapes.map(({ d, fill, stroke, width, opacity, dash }) => (
          <path
            key={d}
            d={d}
            fill={fill}
            fillOpacity={fill ? opacity : undefined}
            stroke={stroke}
            strokeOpacity={stroke ? opacity : undefined}
            strokeWidth={width}
            strokeDasharray={dash}
            strokeLinecap={dash ? 'butt' : undefined}
          />
        ))}
      </Placed>
    );
  };
