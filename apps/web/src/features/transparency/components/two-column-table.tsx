import type { ReactNode } from 'react';

type Props = {
  caption: string;
  columns: readonly [string, string];
  rows: readonly { key: string; name: ReactNode; value: ReactNode }[];
};

/** For text: both columns wrap, so that it fits the narrowest phone. */
export const TwoColumnTable = ({ caption, columns, rows }: Props) => (
  <table className="w-full table-fixed border-collapse">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="text-left text-sm text-ink-muted">
        <th scope="col" className="w-2/5 pb-2 font-semibold split:w-[30%]">
          {columns[0]}
        </th>
        <th scope="col" className="pb-2 pl-4 font-semibold">
          {columns[1]}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, value }) => (
        <tr key={key} className="border-t border-line align-top">
          <th scope="row" className="py-4 text-left font-normal">
            {name}
          </th>
          <td className="py-4 pl-4">{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
