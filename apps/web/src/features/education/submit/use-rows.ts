import { type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';

type Row = { key: string };

type Options<R extends Row> = {
  rows: R[];
  onChange: (rows: R[]) => void;
  newRow: () => R;
  fewest: number;
  most: number;
};

/** Rows that are added, removed and moved, where the focus follows what the person did. */
export function useRows<R extends Row>({ rows, onChange, newRow, fewest, most }: Options<R>) {
  const adderId = useId();
  const add = (after = rows.length - 1) => {
    if (rows.length >= most) return;
    const row = newRow();
    flushSync(() => onChange(rows.toSpliced(after + 1, 0, row)));
    focusInto(row.key);
  };
  const remove = (index: number) => {
    const neighbour = rows[index + 1] ?? rows[index - 1];
    flushSync(() => onChange(rows.toSpliced(index, 1)));
    focusInto(neighbour?.key ?? adderId);
  };
  const move = (index: number, to: number) => {
    const row = rows[index];
    if (!row) return;
    flushSync(() => onChange(rows.toSpliced(index, 1).toSpliced(to, 0, row)));
    focusInto(row.key);
  };
  return {
    /** Of the button that adds: the focus goes there when no row is left. */
    adderId,
    add,
    move,
    replace: (changed: R) => onChange(rows.map((row) => (row.key === changed.key ? changed : row))),
    /** Undefined where one must stay. */
    removal: (index: number) => (rows.length > fewest ? () => remove(index) : undefined),
    canAdd: rows.length < most,
    /** For rows of one line: Enter opens the next, Backspace in an empty one takes it away. */
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>, index: number) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        add(index);
      } else if (event.key === 'Backspace' && event.currentTarget.value === '' && rows.length > fewest) {
        event.preventDefault();
        remove(index);
      }
    },
  };
}

/** A row carries its key as id; a button is itself what is meant. */
function focusInto(id: string) {
  const element = document.getElementById(id);
  (element?.querySelector<HTMLElement>('input, textarea') ?? element)?.focus();
}
