// Plants one offender per guard in a temporary copy and demands that the guard fails: `pnpm check:guards`.
// A guard that never fails proves nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkoutFiles } from '@app/services/src/checkout-files.ts';
import { root } from '@app/services/src/local-env.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { guards } from './guards.ts';

/** Links the installed packages into the copy; our own workspaces are those of the copy, where the offenders are. */
function linkModules(folder: string): void {
  const from = join(root, folder, 'node_modules');
  const to = join(copy, folder, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '@app') symlinkSync(join(from, name), join(to, name));
  if (!existsSync(join(from, '@app'))) return;
  mkdirSync(join(to, '@app'));
  for (const name of readdirSync(join(from, '@app'))) {
    const workspace = relative(root, realpathSync(join(from, '@app', name)));
    symlinkSync(join(copy, workspace), join(to, '@app', name));
  }
}

await ensurePrograms('checks');
const copy = mkdtempSync(join(tmpdir(), 'pilahbumi-guards-'));
const files = checkoutFiles();
for (const file of files) cpSync(join(root, file), join(copy, file));
// Some guards list files with git.
execFileSync('git', ['init', '--quiet'], { cwd: copy });
const workspaces = [
  'apps/api',
  'apps/web',
  'packages/contract',
  'packages/scenes',
  'services',
  'e2e',
  'scripts',
  'ops',
  'verify',
  'bench',
];
for (const folder of ['.', ...workspaces]) linkModules(folder);

// `pnpm check:guards walls` runs those with the word in their name.
const chosen = guards.filter(({ guard }) => guard.includes(process.argv[2] ?? ''));
let missed = 0;
for (const { guard, offender, command, folder = '.', complaint } of chosen) {
  for (const [path, text] of Object.entries(offender)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const [program = '', ...args] = command;
  // Not through pnpm, which would modify the linked node_modules of the checkout.
  const cwd = join(copy, folder);
  const binaries = [cwd, copy].map((place) => join(place, 'node_modules/.bin'));
  const env = { ...process.env, PATH: [...binaries, process.env.PATH].join(':') };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  const output = `${stdout}${stderr}`;
  // Failing for another reason proves nothing: the complaint must be about the offender.
  const isCaught = status !== 0 && complaint.test(output);
  console.info(`${guard}: ${isCaught ? 'caught' : `MISSED (exit ${status})\n${output}`}`);
  if (!isCaught) missed += 1;
  for (const path of Object.keys(offender)) {
    rmSync(join(copy, path));
    if (files.includes(path)) cpSync(join(root, path), join(copy, path));
  }
}

rmSync(copy, { recursive: true });
console.info(`${chosen.length - missed} passed, ${missed} failed`);
process.exitCode = missed ? 1 : 0;
