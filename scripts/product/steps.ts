import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { root } from '@app/services/src/local-env.ts';
import type { Use } from '@app/services/src/machine/requirements.ts';

export type Step = {
  title: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  /** Prints the closing counts of a test runner. */
  showsEnd?: boolean;
};

const closingCounts = (output: string) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /\b(Tests|Test Files)\b.*\d+ passed/.test(line))
    .join('\n');

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs steps in order and prints their times; a failed step prints its output and exits with 1. */
export async function runSteps(steps: Step[]): Promise<void> {
  const start = performance.now();
  for (const [index, { title, command, env, showsEnd }] of steps.entries()) {
    process.stdout.write(`[${index + 1}/${steps.length}] ${title} ... `);
    const stepStart = performance.now();
    const [program = '', ...args] = command;
    try {
      const { stdout } = await promisify(execFile)(program, args, {
        cwd: root,
        env: { ...process.env, ...env },
        maxBuffer: 64 * 1024 * 1024,
      });
      console.info(seconds(stepStart));
      if (showsEnd) console.info(closingCounts(stdout));
    } catch (error) {
      const { stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
      const log = join(tmpdir(), `pilahbumi-${process.pid}.log`);
      writeFileSync(log, `${stdout}\n${stderr}`);
      console.error(`failed after ${seconds(stepStart)}\n${stdout}${stderr}\nAlso written to ${log}`);
      process.exit(1);
    }
  }
  console.info(`All ${steps.length} steps in ${seconds(start)}.`);
}

/** Brings what the machine lacks of services/src/machine/requirements.ts. */
export const programsFor = (...uses: Use[]): Step => ({
  title: 'Programs of this machine',
  command: ['node', 'scripts/doctor.ts', '--install', ...uses],
});

/** From packages to a product that `scripts/start.ts` can run. */
export const productSteps: Step[] = [
  programsFor('servers', 'gateway'),
  { title: 'Starting the real servers', command: ['pnpm', 'services', 'up'] },
  { title: 'Building the product', command: ['pnpm', 'build'] },
  { title: 'Migrating the database', command: ['pnpm', '--filter', '@app/api', 'db:migrate'] },
  { title: 'Adding samples and content', command: ['pnpm', '--filter', '@app/api', 'db:seed'] },
];

/** The places that come with the product. */
export const placesStep: Step = {
  title: 'Importing real places',
  command: ['pnpm', '--filter', '@app/api', 'db:places'],
};
