import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

export type ProcessOptions = {
  program: string;
  arguments: string[];
  environment: NodeJS.ProcessEnv;
  log: string;
  folder: string;
  user?: { uid: number; gid: number } | undefined;
  /** The signal it gets when this process exits. */
  lastSignal?: NodeJS.Signals;
};

const onExit = new Set<() => void>();
process.once('exit', () => onExit.forEach((stop) => stop()));

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts a child process that is stopped when this process exits; its output goes to a file. */
export function startChild({
  program,
  arguments: args,
  environment,
  log,
  folder,
  user,
  lastSignal,
}: ProcessOptions) {
  const file = openSync(log, 'a');
  const child = spawn(program, args, {
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
  const endOnExit = () => void child.kill(lastSignal ?? 'SIGKILL');
  onExit.add(endOnExit);
  child.once('exit', () => onExit.delete(endOnExit));
  return {
    pid: child.pid,
    /** Resolves with the signal or exit code. */
    ended,
    hasEnded: () => hasEnded(child),
    async end(signal: NodeJS.Signals) {
      if (hasEnded(child)) return;
      child.kill(signal);
      await ended;
    },
  };
}

export type Child = ReturnType<typeof startChild>;
