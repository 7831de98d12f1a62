import { joinClasses } from '#web/components/ui/join-classes.ts';
import { type Column, plotOf } from './plot.ts';
import { PlotFrame } from './plot-frame.tsx';
import { useWidth } from './use-width.ts';

/** A line over the columns with a value; future columns have none. */
export function LinePlot({ columns, label }: { columns: readonly Column[]; label: string }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const plot = plotOf(columns, width);
  const points = columns.flatMap(({ value }, index) =>
    value === null ? [] : [{ x: plot.x(index), y: plot.y(value) }],
  );
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [first, last] = [points[0], points.at(-1)];
  return (
    <div ref={box}>
      <PlotFrame plot={plot} columns={columns} label={label} current={points.length - 1}>
        {first && last && (
          <path
            d={`${line}L${last.x} ${plot.floor}L${first.x} ${plot.floor}Z`}
            className="fill-brand opacity-10"
          />
        )}
        <path
          d={line}
          strokeLinejoin="round"
          strokeLinecap="round"
          className="fill-none stroke-brand stroke-[3.5]"
        />
        {points.map(({ x, y }) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="6"
            className={joinClasses(
              'stroke-brand stroke-[3.5]',
              x === last?.x ? 'fill-brand' : 'fill-surface-raised',
            )}
          />
        ))}
      </PlotFrame>
    </div>
  );
}
