import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

export type Words = {
  program: string;
  arguments: string[];
  environment: NodeJS.ProcessEnv;
  log: string;
  folder: string;
  user?: { uid: number; gid: number } | undefined;
  /** How it is ended when we end ourselves. */
  lastSignal?: NodeJS.Signals;
};

const atOurEnd = new Set<() => void>();
process.once('exit', () => atOurEnd.forEach((endIt) => endIt()));

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** A process that ends with us at the latest, and whose last words are in a file. */
export function longRunning({
  program,
  arguments: words,
  environment,
  log,
  folder,
  user,
  lastSignal,
}: Words) {
  const file = openSync(log, 'a');
  const child = spawn(program, words, {
    stdio: ['ignore', file, file],
    env: environment,
    cwd: folder,
    ...user,
  });
  closeSync(file);
  child.once('error', (error) => console.error(`${program}: ${error.message}`));
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)),
  );
  const endWithUs = () => void child.kill(lastSignal ?? 'SIGKILL');
  atOurEnd.add(endWithUs);
  child.once('exit', () => atOurEnd.delete(endWithUs));
  return {
    pid: child.pid,
    /** How it ended, once it has. */
    ended,
    hasEnded: () => hasEnded(child),
    async end(signal: NodeJS.Signals) {
      if (hasEnded(child)) return;
      child.kill(signal);
      await ended;
    },
  };
}

export type LongRunning = ReturnType<typeof longRunning>;
