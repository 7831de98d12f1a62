import { night, paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';

interface SunProps {
  x: number;
  y: number;
  radius: number;
  halo?: string;
}

/** The sun by day; at night the same disc is pale and shows craters. */
export function Sun({ x, y, radius, halo = paint.skyGlow }: SunProps) {
  const crater = (right: number, down: number, size: number) => (
    <circle
      cx={Math.round(x + right * radius)}
      cy={Math.round(y + down * radius)}
      r={Math.round(size * radius)}
    />
  );
  return (
    <>
      <circle cx={x} cy={y} r={Math.round(radius * 1.42)} fill={halo} />
      <circle cx={x} cy={y} r={radius} fill={paint.sun} />
      <circle cx={x} cy={y} r={radius} fill={usePattern('grain-light')} />
      <g opacity={night} fill={paint.creamDark} fillOpacity=".55">
        {crater(-0.32, -0.2, 0.16)}
        {crater(0.25, 0.26, 0.22)}
        {crater(0.36, -0.4, 0.1)}
      </g>
    </>
  );
}
