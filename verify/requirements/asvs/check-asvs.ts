// Checks docs/security/asvs.md: every requirement has a complete row, open ones are listed, and every test it names
// exists.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';
import published from './asvs-levels.json' with { type: 'json' };

/** ASVS 5.0.0: the level of each requirement, in order, by section. Level 3 is out of scope. */
const required = Object.entries(published).flatMap(([section, levels]) =>
  levels
    .split('')
    .map((level, index) => ({ name: `${section}.${index + 1}`, level: Number(level) }))
    .filter(({ level }) => level < 3),
);

const text = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\|([^|]*)\|(.*)\|$/gm)].map(
  ([, name = '', level, requirement = '', status = '']) => ({
    name,
    level: Number(level),
    requirement: requirement.trim(),
    status: status.trim(),
  }),
);
const problems: string[] = [];

for (const { name, level } of required) {
  if (!rows.some((row) => row.name === name && row.level === level))
    problems.push(`${name} of level ${level} has no row`);
}
for (const { name } of rows)
  if (!required.some((one) => one.name === name))
    problems.push(`${name} is not a requirement of these levels`);
const names = rows.map(({ name }) => name);
for (const name of names.filter((one, index) => names.indexOf(one) !== index))
  problems.push(`${name} has two rows`);
for (const { name, requirement, status } of rows)
  if (!requirement || !status) problems.push(`${name} is blank`);

const openList = text.slice(text.indexOf('## Open'), text.indexOf('## V1'));
const listed = new Set(
  [...openList.matchAll(/^\| ([^|]*)\|/gm)].flatMap(([, cell = '']) => cell.match(/\d+\.\d+\.\d+/g) ?? []),
);
for (const { name, status } of rows) {
  if (status.startsWith('Open') !== listed.has(name))
    problems.push(
      `${name} is ${listed.has(name) ? 'listed as open, but its row says otherwise' : 'open, and not listed'}`,
    );
}

const files = globSync('{apps,packages,e2e,services}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});
for (const [, file = '', title] of text.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`(?:: "([^"]+)")?/g)) {
  const found = files.filter((path) => basename(path) === file);
  if (found.length !== 1) problems.push(`${file} is the name of ${found.length} tests`);
  else if (title && !readFileSync(join(root, found[0]!), 'utf8').includes(title)) {
    problems.push(`${file} has no test "${title}"`);
  }
}

for (const problem of problems) console.error(problem);
console.info(`${rows.length} requirements, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
