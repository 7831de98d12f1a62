import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { uiText } from '#web/components/ui/ui-text.ts';

type TableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell is the row header; the others are figures, already formatted. */
  rows: readonly (readonly [string, ...string[]])[];
};

export function DataTable({ caption, columns, rows }: TableProps) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-ink-muted">
          {columns.map((column, index) => (
            <th key={column} scope="col" className={joinClasses('pb-1 font-medium', alignment(index))}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.75 text-left font-normal">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td
                key={columns[index + 1]}
                className={joinClasses(
                  'py-1.75 min-[351px]:whitespace-nowrap',
                  alignment(index + 1),
                  index === 0 && 'font-heavy',
                )}
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const alignment = (column: number) => (column === 0 ? 'text-left' : 'pl-3 text-right max-[350px]:pl-2');

/** A chart's figures as an accessible table. */
export function ChartTable(props: TableProps) {
  return (
    <details className="pt-3 text-sm">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-brand [&::-webkit-details-marker]:hidden">
        <Icon name="table" />
        <span>
          {uiText.showTable}
          <span className="sr-only">: {props.caption}</span>
        </span>
      </summary>
      <DataTable {...props} />
    </details>
  );
}
