// Breaks one part after the other under read and write load: `pnpm test:faults [--short] [--seed 12] [--control] [--built]`.
// --control: commits are acknowledged before they are written and only PostgreSQL is restarted; the test must detect
// lost writes and exit with 1.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Only these kinds, separated by commas. */
    only: { type: 'string' },
    faults: { type: 'string' },
  },
});

if (!values.built)
  execFileSync('pnpm', ['build'], { cwd: join(import.meta.dirname, '../..'), stdio: 'ignore' });

// Separate servers, so that those of the checkout are not affected. Must be set before the imports below.
const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-faults-'));
process.env.PORT_BASE = String(Number(process.env.PORT_BASE ?? 21_000) + 300);
process.env.SERVICES_DIR = folder;
const { defaults } = await import('@app/services/src/local-env.ts');
Object.assign(process.env, defaults);

const { ensurePrograms } = await import('@app/services/src/machine/ensure.ts');
await ensurePrograms('servers', 'gateway', 'faults');
const { prove } = await import('./prove.ts');
await prove({
  seed: Number(values.seed),
  isShort: values.short,
  isControl: values.control,
  only: values.only?.split(','),
  count: values.faults === undefined ? undefined : Number(values.faults),
});
// Keep the logs after a failure.
if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
