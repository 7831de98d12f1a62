import { basename } from 'node:path';
import { type Literal, type Row, rowsOf } from './row.ts';
import { specification } from './specification.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const quoted = (value: Literal) => cell(typeof value === 'number' ? String(value) : `“${value}”`);

function promised({ asserted, absent, describes }: Row): string {
  const text = absent ? `not ${quoted(asserted)}` : quoted(asserted);
  return describes ? `${cell(describes)}: ${text}` : text;
}

const deviationOf = ({ deviation }: Row): string =>
  deviation ? `${cell(deviation.reason)} (specified: ${quoted(deviation.specified)})` : '';

function table(rows: Row[]): string {
  const lines = rows.map((row) => `| ${cell(row.id)} | ${promised(row)} | ${deviationOf(row)} |`);
  return ['| requirement | the product | deviation and why |', '| --- | --- | --- |', ...lines].join('\n');
}

function section({ title, promise, groups }: (typeof specification)[string]): string {
  const parts = [...Map.groupBy(rowsOf(groups), ({ file, test }) => `${file}\n${test}`).values()].map(
    (rows) => {
      const { file, test } = rows[0]!;
      return `**${cell(test)}** ([\`${basename(file)}\`](../${file}))\n\n${table(rows)}`;
    },
  );
  return [`## ${title}`, promise, ...parts].join('\n\n');
}

/** docs/requirements.md as the tables have it. */
export function requirementsDocument(): string {
  const rows = Object.values(specification).flatMap(({ groups }) => rowsOf(groups));
  const deviations = rows.filter(({ deviation }) => deviation).length;
  const intro = `# Requirements

What the product promises, screen by screen: ${rows.length} requirements, each under the test that asserts it, word for word where a person reads it. ${deviations} differ from the specification that the product began with, on purpose; the last column says why. “{id}” stands for any one word.

Written by \`pnpm check:spec --write\` from the tables in \`verify/requirements/tables\`: change those, not this file. \`pnpm check:spec\` fails when a test no longer asserts its row, and when this file is stale.`;
  return `${[intro, ...Object.values(specification).map(section)].join('\n\n')}\n`;
}
