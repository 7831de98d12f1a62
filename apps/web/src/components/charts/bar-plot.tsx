import { type Column, plotOf } from './plot.ts';
import { PlotFrame } from './plot-frame.tsx';
import { useWidth } from './use-width.ts';

/** One bar per column; the last one, the current, is filled. */
export function BarPlot({ columns, label }: { columns: readonly Column[]; label: string }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const plot = plotOf(columns, width);
  const last = columns.length - 1;
  return (
    <div ref={box}>
      <PlotFrame plot={plot} columns={columns} label={label} current={last}>
        {columns.map(({ name, value }, index) => (
          <path
            key={name}
            d={barPath(plot.x(index), plot.y(value ?? 0), plot.floor, plot.columnWidth * 0.6)}
            className={index === last ? 'fill-brand' : 'fill-brand-soft stroke-brand stroke-[1.5]'}
          />
        ))}
      </PlotFrame>
    </div>
  );
}

/** A bar with rounded top corners; empty for zero. */
function barPath(middle: number, top: number, floor: number, width: number): string {
  if (floor <= top) return '';
  const corner = Math.min(6, floor - top);
  const flat = width - 2 * corner;
  return `M${middle - width / 2} ${floor}V${top + corner}q0-${corner} ${corner}-${corner}h${flat}q${corner} 0 ${corner} ${corner}V${floor}Z`;
}
