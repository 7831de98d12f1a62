import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from './server.ts';

/** Runs a program to its end and gives what it printed; its complaints become the error. */
export const run = async ({
  program,
  arguments: words,
  environment,
  user,
  folder,
}: Command): Promise<string> => {
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    ...user,
    ...(folder && { cwd: folder }),
  });
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${complaints.trim().slice(-2000)}`);
  return printed.trim();
};
