// Written by hand, because the first use of Intl costs a slow phone 70 to 200 ms while the page becomes usable.

type Decimals = { least?: number; most?: number };

/** 1.284 and 94,3 */
export function formatNumber(value: number, { least = 0, most = 3 }: Decimals = {}): string {
  const [whole = '', decimals = ''] = value.toFixed(most).split('.');
  const shown = decimals.replace(/0+$/, '').padEnd(least, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return shown ? `${grouped},${shown}` : grouped;
}

const units = [
  { from: 999_500, size: 1_000_000, name: 'jt' },
  { from: 1000, size: 1000, name: 'rb' },
];

/** 980, 1,2 rb, 14 rb: where there is little room. */
export function formatCompact(count: number): string {
  const unit = units.find(({ from }) => count >= from);
  if (!unit) return formatNumber(count);
  const figure = count / unit.size;
  return `${formatNumber(figure, { most: figure < 9.95 ? 1 : 0 })}\u00A0${unit.name}`;
}
