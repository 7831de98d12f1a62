import type { ReactNode } from 'react';
import { formatCount } from './chart-scale.ts';
import type { Column, Plot } from './plot.ts';

type Props = {
  plot: Plot;
  columns: readonly Column[];
  /** A text description of the chart. */
  label: string;
  /** The column of the present day or month; its name is bold. */
  current: number;
  children: ReactNode;
};

/** Axis, grid, column names and value labels of a chart. */
export function PlotFrame({ plot, columns, label, current, children }: Props) {
  const { width, height, left, floor, ticks, x, y } = plot;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full text-2xs font-medium tabular-nums"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${y(tick)}H${width}`}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-ink-muted">
            {formatCount(tick)}
          </text>
        </g>
      ))}
      {children}
      {columns.map(({ name, value }, index) => (
        <g key={name} textAnchor="middle">
          <text
            x={x(index)}
            y={floor + 24}
            className={index === current ? 'fill-ink font-bold' : 'fill-ink-muted'}
          >
            {name}
          </text>
          {value !== null && (
            <text
              x={x(index)}
              y={y(value) - 12}
              // An outline keeps the figure readable over a line.
              paintOrder="stroke"
              strokeLinejoin="round"
              className="fill-ink stroke-surface-raised stroke-[5] text-xs font-bold"
            >
              {formatCount(value)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
