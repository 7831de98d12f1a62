import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';
import type { Latency } from './tally.ts';

type Rows = Record<string, Record<string, number>>;
type Figures = {
  rate: number;
  wholeMs: number;
  busy: number;
  generator: { processorShare: number };
  all: Latency;
  classes: Record<string, Latency>;
  processorMs: Record<string, number>;
  costs: { atRestMsPerSecond: number; table: Rows } | undefined;
  holdings: Rows;
  listings: number;
  posts: number;
  seed: number;
};

const file = join(root, 'docs/capacity.md');
const number = (value: number | undefined) =>
  value === undefined ? '' : value.toLocaleString('en-US', { maximumFractionDigits: 2 });
const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

function table(first: string, columns: string[], rows: Rows): string {
  const body = Object.entries(rows).map(([name, row]) =>
    line([name, ...columns.map((column) => number(row[column]))]),
  );
  return [
    line([first, ...columns]),
    line(Array.from({ length: columns.length + 1 }, () => '---')),
    ...body,
  ].join('\n');
}

function sections(figures: Figures): Record<string, string> {
  const { rate, all, classes, busy, generator, processorMs, wholeMs, costs, holdings } = figures;
  const parts = Object.keys(processorMs);
  const cores = availableParallelism();
  return {
    rate:
      `**${number(rate)} requests a second** on ${cores} cores that carry everything, the load generator too ` +
      `(${number(generator.processorShare)} of a core); the product itself uses ${number(busy * 100)} % of the cores. ` +
      `${number(figures.listings)} listings, ${number(figures.posts)} posts, seed ${figures.seed}.\n\n` +
      table('milliseconds', ['count', 'p50', 'p95', 'p99', 'bytes'], { all, ...classes }),
    parts: table('part', ['ms of processor a request'], {
      ...Object.fromEntries(parts.map((part) => [part, { 'ms of processor a request': processorMs[part]! }])),
      all: { 'ms of processor a request': wholeMs },
    }),
    ...(costs && { costs: table('kind', ['whole', ...parts, 'p95', 'bytes'], costs.table) }),
    holdings: table('part', ['processes', 'megabytes', 'sockets'], holdings),
  };
}

/** Writes the figures of a run between the markers in docs/capacity.md. */
export function writeCapacity(figures: Figures): void {
  let text = readFileSync(file, 'utf8');
  for (const [name, content] of Object.entries(sections(figures))) {
    const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
    text = text.replace(marks, (_, begin: string, end: string) => `${begin}\n${content}\n\n${end}`);
  }
  writeFileSync(file, text);
  execFileSync('pnpm', ['exec', 'oxfmt', file], { cwd: root, stdio: 'ignore' });
}
