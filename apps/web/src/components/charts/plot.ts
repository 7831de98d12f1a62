import { formatCount, ticksUpTo } from './chart-scale.ts';

/** One column of a chart: a day or a month. A future value is null. */
export type Column = { name: string; value: number | null };

export type Plot = {
  width: number;
  height: number;
  left: number;
  floor: number;
  ticks: readonly number[];
  columnWidth: number;
  x: (index: number) => number;
  y: (value: number) => number;
};

const digit = 7.5;
const roomAbove = 26;
const roomBelow = 34;

/** The layout of a chart of this width. */
export function plotOf(columns: readonly Column[], width: number): Plot {
  const ticks = ticksUpTo(Math.max(...columns.map(({ value }) => value ?? 0)));
  const top = ticks.at(-1) ?? 1;
  const left = Math.ceil(Math.max(...ticks.map((tick) => formatCount(tick).length)) * digit) + 10;
  const height = width < 420 ? 210 : 250;
  const floor = height - roomBelow;
  const columnWidth = (width - left) / columns.length;
  return {
    width,
    height,
    left,
    floor,
    ticks,
    columnWidth,
    x: (index) => left + columnWidth * (index + 0.5),
    y: (value) => floor - (value / top) * (floor - roomAbove),
  };
}
