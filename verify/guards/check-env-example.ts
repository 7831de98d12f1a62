// Every variable that the code reads has a line in .env.example, and every line is used.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFiles } from '@app/services/src/checkout-files.ts';
import { root } from '@app/services/src/local-env.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const sources = checkoutFiles('*.ts', '*.tsx').filter(
  (file) => !/(^|\/)(test|support)\/|\.test\.tsx?$/.test(file),
);
const used = new Set([
  ...sources.flatMap((file) => names(read(file), /process\.env\.([A-Z][A-Z0-9_]+)/g)),
  ...sources
    .filter((file) => file.endsWith('/env.ts'))
    .flatMap((file) => names(read(file), /^\s+([A-Z][A-Z0-9_]+):/gm)),
]);
const documented = new Set(names(read('.env.example'), /^#? ?([A-Z][A-Z0-9_]+)=/gm));
// Set by the system.
const ambient = new Set(['PATH', 'HOME', 'CI']);

const missing = [...used].filter((name) => !documented.has(name) && !ambient.has(name));
const stale = [...documented].filter((name) => !used.has(name));
if (missing.length) console.error(`.env.example lacks: ${missing.join(', ')}`);
if (stale.length) console.error(`.env.example has unused variables: ${stale.join(', ')}`);
process.exitCode = missing.length || stale.length ? 1 : 0;
