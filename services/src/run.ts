import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from './server.ts';

/** Runs a program and returns its output; rejects with its error output when it fails. */
export const run = async ({
  program,
  arguments: args,
  environment,
  user,
  folder,
}: Command): Promise<string> => {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    ...user,
    ...(folder && { cwd: folder }),
  });
  let output = '';
  let errorOutput = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${errorOutput.trim().slice(-2000)}`);
  return output.trim();
};
