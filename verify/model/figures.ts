// Pure functions for the figures of the report.
import type { Interpretation } from '@app/classifier/interpret';
import { type Label, labels, type Material, materials } from '@app/classifier/materials';

/** One photo with the output of the model and what the product makes of it. */
export interface Answer extends Interpretation {
  label: string;
  source: string;
  /** Shares in the order of `labels`. */
  shares: number[];
}

const BINS = 15;
const Z_95 = 1.96;

export const guess = ({ shares }: Answer): Label => labels[shares.indexOf(Math.max(...shares))]!;
export const isMaterial = (label: string): label is Material => materials.includes(label as Material);
export const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole);
/** Of the items, those that meet the condition. */
export const shareOf = <T>(items: T[], condition: (item: T) => boolean) =>
  share(items.filter(condition).length, items.length);
export const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Every number of a report to four decimals. */
export const rounded = <T>(report: T): T =>
  JSON.parse(
    JSON.stringify(report, (_, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value,
    ),
  ) as T;

const isRight = (answer: Answer) => guess(answer) === answer.label;

export const accuracy = (answers: Answer[]) => shareOf(answers, isRight);

export const recalls = (answers: Answer[]): Partial<Record<Material, number>> =>
  Object.fromEntries(
    materials.flatMap((material) => {
      const members = answers.filter(({ label }) => label === material);
      return members.length > 0 ? [[material, accuracy(members)]] : [];
    }),
  );

/** Mean gap between confidence and accuracy over fifteen equal bins, weighted by their photos. */
export function calibrationError(answers: Answer[]): number {
  const bins = Map.groupBy(answers, ({ shares }) =>
    Math.min(Math.floor(Math.max(...shares) * BINS), BINS - 1),
  );
  return [...bins.values()]
    .map((bin) => {
      const confidence = mean(bin.map(({ shares }) => Math.max(...shares)));
      return share(bin.length, answers.length) * Math.abs(confidence - accuracy(bin));
    })
    .reduce((sum, gap) => sum + gap, 0);
}

/** Wilson's 95 % interval of a share. */
export function interval(part: number, count: number): [number, number] {
  const square = (Z_95 * Z_95) / count;
  const middle = (part + square / 2) / (1 + square);
  const half = (Z_95 * Math.sqrt((part * (1 - part)) / count + square / (4 * count))) / (1 + square);
  return [middle - half, middle + half];
}

/** AUROC: how often a photo from inside scores above one from outside; a tie counts half. */
export function separation(inside: Answer[], outside: Answer[]): number {
  const lower = outside.map(({ scope }) => scope).toSorted((a, b) => a - b);
  const position = (value: number, isAfter: (a: number, b: number) => boolean) => {
    let low = 0;
    let high = lower.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isAfter(lower[middle]!, value)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const wins = inside.map(
    ({ scope }) => (position(scope, (a, b) => a >= b) + position(scope, (a, b) => a > b)) / 2,
  );
  return share(mean(wins), lower.length);
}
