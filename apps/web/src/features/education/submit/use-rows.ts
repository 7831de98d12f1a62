import { type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';

type Row = { key: string };

type Options<R extends Row> = {
  rows: R[];
  onChange: (rows: R[]) => void;
  newRow: () => R;
  minRows: number;
  maxRows: number;
};

/** Adds, removes and moves rows, and moves the focus accordingly. */
export function useRows<R extends Row>({ rows, onChange, newRow, minRows, maxRows }: Options<R>) {
  const addButtonId = useId();
  const add = (after = rows.length - 1) => {
    if (rows.length >= maxRows) return;
    const row = newRow();
    flushSync(() => onChange(rows.toSpliced(after + 1, 0, row)));
    focusInto(row.key);
  };
  const remove = (index: number) => {
    const neighbour = rows[index + 1] ?? rows[index - 1];
    flushSync(() => onChange(rows.toSpliced(index, 1)));
    focusInto(neighbour?.key ?? addButtonId);
  };
  const move = (index: number, to: number) => {
    const row = rows[index];
    if (!row) return;
    flushSync(() => onChange(rows.toSpliced(index, 1).toSpliced(to, 0, row)));
    focusInto(row.key);
  };
  return {
    /** The add button gets the focus when no row is left. */
    addButtonId,
    add,
    move,
    replace: (changed: R) => onChange(rows.map((row) => (row.key === changed.key ? changed : row))),
    /** Undefined if the row cannot be removed. */
    removal: (index: number) => (rows.length > minRows ? () => remove(index) : undefined),
    canAdd: rows.length < maxRows,
    /** For single-line rows: Enter adds a row, Backspace removes an empty one. */
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>, index: number) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        add(index);
      } else if (event.key === 'Backspace' && event.currentTarget.value === '' && rows.length > minRows) {
        event.preventDefault();
        remove(index);
      }
    },
  };
}

/** The id belongs to a row, whose first field is focused, or to a button. */
function focusInto(id: string) {
  const element = document.getElementById(id);
  (element?.querySelector<HTMLElement>('input, textarea') ?? element)?.focus();
}
