// Every dependency has a line in docs/decisions/0009-dependencies.md; a type package follows what it describes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFiles } from '@app/services/src/checkout-files.ts';
import { root } from '@app/services/src/local-env.ts';

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const names = checkoutFiles('*package.json')
  .map((file) => JSON.parse(read(file)) as Manifest)
  .flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }))
  .filter((name) => !name.startsWith('@app/') && !name.startsWith('@types/'));

const decision = read('docs/decisions/0009-dependencies.md');
const words = new Set(decision.split(/[\s,|()]+/));
const isRecorded = (name: string) => words.has(name) || words.has(`${name.split('/')[0]}/*`);
const missing = [...new Set(names)].filter((name) => !isRecorded(name));
for (const name of missing) console.error(`docs/decisions/0009-dependencies.md does not name ${name}`);
console.info(JSON.stringify({ dependencies: new Set(names).size, missing: missing.length }));
process.exitCode = missing.length > 0 ? 1 : 0;
