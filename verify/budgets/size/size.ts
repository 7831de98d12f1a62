// How much JavaScript each page loads: `pnpm size [--built] [--proof]`. Builds the site unless `--built`;
// `--proof` compares the result with what Chromium loads from the running product. Ends with 1 above a budget.
import { parseArgs } from 'node:util';
import { budgetOf, firstRoute, importedLater } from './budgets.ts';
import { compressedBytes, readBuild } from './built-scripts.ts';
import { loadInChromium } from './proof.ts';
import { runSteps } from '@app/scripts/product/steps.ts';

const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, proof: { type: 'boolean', default: false } },
});
if (!values.built && !values.proof)
  await runSteps([{ title: 'Building the site', command: ['pnpm', '--filter', '@app/web', 'build'] }]);
const loaded = values.proof ? await loadInChromium() : [];

const build = readBuild();
const kilobytes = (scripts: Iterable<string>) => Math.round(compressedBytes(scripts) / 100) / 10;
const first = build.scriptsOf(firstRoute);

const pages = build.pages.map(({ id, address }) => {
  const scripts = build.scriptsOf(id);
  const total = kilobytes(scripts);
  const added = kilobytes([...scripts].filter((script) => !first.has(script)));
  return { id, address, total, added, budget: budgetOf(id), counts: id === firstRoute ? total : added };
});
const shown = pages.toSorted((a, b) => b.added - a.added);
console.table(shown, ['address', 'total', 'added', 'budget']);

const overBudget = pages
  .filter(({ counts, budget }) => counts > budget)
  .map(({ address, counts, budget }) => `${address} costs ${counts} kB, at most ${budget} are allowed`);
const later = Object.entries(importedLater).map(([id, { chunk, budget }]) => {
  const own = build.scriptsOf(id);
  return { id, budget, added: kilobytes(build.scriptsOfChunk(chunk).filter((script) => !own.has(script))) };
});
console.table(later, ['id', 'added', 'budget']);
const lateOverBudget = later
  .filter(({ added, budget }) => added > budget)
  .map(({ id, added, budget }) => `${id} costs ${added} kB later, at most ${budget} are allowed`);
const differences = loaded.flatMap(({ address, route, scripts }) => {
  const counted = build.scriptsOf(route);
  return [
    ...[...scripts].filter((script) => !counted.has(script)).map((script) => `loads ${script}, uncounted`),
    ...[...counted].filter((script) => !scripts.has(script)).map((script) => `counts ${script}, not loaded`),
  ].map((difference) => `${address} ${difference}`);
});

const failures = [...overBudget, ...lateOverBudget, ...differences];
for (const failure of failures) console.error(failure);
console.info(
  JSON.stringify({
    first: kilobytes(first),
    added: Object.fromEntries(pages.map(({ address, added }) => [address, added])),
    provenInChromium: loaded.map(({ address }) => address),
    failures,
  }),
);
process.exitCode = failures.length > 0 ? 1 : 0;
