// Finds for each route, text, call and constant of the specification the test that asserts it: `pnpm check:spec`.
// The tables are written by hand; a row without its assertion, or a stale docs/requirements.md, ends the run with 1.
// `--write` writes docs/requirements.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@app/services/src/local-env.ts';
import { fault } from './check-rows.ts';
import { requirementsDocument } from './document.ts';
import { rowsOf } from './row.ts';
import { specification } from './specification.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const documentFile = join(root, 'docs/requirements.md');
const document = requirementsDocument();
if (values.write) writeFileSync(documentFile, document);

const points = Object.entries(specification).map(([point, { rows: total, groups }]) => {
  const rows = rowsOf(groups).map((row) => ({ ...row, fault: fault(row) }));
  const covered = rows.filter((row) => !row.fault).length;
  return { point, rows, covered, total };
});
const rows = points.flatMap((point) => point.rows);
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

const uncovered = rows.filter((row) => row.fault);
const seenIds = new Set<string>();
const problems = [
  ...uncovered.map(
    ({ id, where, asserted, fault: reason }) => `${where}: ${id} (${JSON.stringify(asserted)}): ${reason}`,
  ),
  ...points
    .filter(({ rows: found, total }) => found.length !== total)
    .map(({ point, rows: found, total }) => `${point} has ${found.length} rows, ${total} expected`),
  ...(readFileSync(documentFile, 'utf8') === document
    ? []
    : ['docs/requirements.md is stale: run `pnpm check:spec --write`']),
  ...rows
    .filter(({ id }) => seenIds.size === seenIds.add(id).size)
    .map(({ id }) => `two rows are called ${id}`),
];
for (const problem of problems) console.error(problem);

console.table(Object.fromEntries(points.map(({ point, covered, total }) => [point, { covered, total }])));
const covered = sum(points.map((point) => point.covered));
const total = sum(points.map((point) => point.total));
const overridden = rows.filter(({ deviation }) => deviation).length;
console.info(`${covered} / ${total} covered, ${overridden} of them overridden by a product rule`);
console.info(JSON.stringify({ covered, total, overridden, uncovered: uncovered.map(({ id }) => id) }));
process.exitCode = problems.length > 0 ? 1 : 0;
