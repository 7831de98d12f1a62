import type { Column } from './plot.ts';

const step = 20;
const height = 34;

/** A sparkline, hidden from screen readers: the figures are beside it or in the chart below. */
export function MiniBars({ columns }: { columns: readonly Column[] }) {
  const highest = Math.max(1, ...columns.map(({ value }) => value ?? 0));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns.length * step - 6} ${height}`}
      preserveAspectRatio="none"
      className="h-8.5 w-full max-w-42.5"
    >
      {columns.map(({ name, value }, index) => {
        const tall = value ? Math.max(4, (value / highest) * height) : 3;
        return (
          <rect
            key={name}
            x={index * step}
            y={height - tall}
            width="14"
            height={tall}
            rx={value ? 3 : 1.5}
            className={value ? 'fill-brand' : 'fill-line'}
          />
        );
      })}
    </svg>
  );
}
