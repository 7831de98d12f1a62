import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../../../services/src/local-env.ts';

const folder = join(root, 'apps/api');

/** Runs one of our programs as a child process; ready when its output matches `ready`. */
export async function spawnProgram(
  file: string,
  env: NodeJS.ProcessEnv,
  ready: RegExp,
  nodeFlags: string[] = [],
) {
  const child = spawn(process.execPath, [...nodeFlags, join(folder, file)], { env, stdio: 'pipe' });
  // A test that fails must not leave a server behind.
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const firstMatch = new Promise<RegExpExecArray>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const match = ready.exec(output);
      if (match) resolve(match);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}:\n${output}`)));
  });
  return {
    child,
    match: await firstMatch,
    output: () => output,
    ended: once(child, 'exit') as Promise<Exit>,
  };
}

type Exit = [code: number | null, signal: NodeJS.Signals | null];

export async function spawnServer(env: NodeJS.ProcessEnv, nodeFlags: string[] = [], file = 'src/server.ts') {
  const serverEnv = { ...env, PORT: '0', LOG_LEVEL: 'info' };
  const started = await spawnProgram(file, serverEnv, /listens at (http:\/\/[\d.:]+)/, nodeFlags);
  return { ...started, address: started.match[1] ?? '' };
}
