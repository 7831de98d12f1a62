import { formatCompact, formatNumber } from '#web/lib/format-number.ts';

/** Ticks from zero in round steps, whole numbers only. */
export function ticksUpTo(highest: number): number[] {
  const step = roundStep(Math.max(1, highest / 4));
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= least) ?? 10;
  return factor * power;
}

/** 9.876, then 12 rb, so that a label fits its column. */
export const formatCount = (count: number) => (count < 10_000 ? formatNumber(count) : formatCompact(count));
