import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import type { Writable } from 'node:stream';
import { AppError } from '#api/lib/app-error.ts';
import { type JobHeader, type Outcome, type PhotoJob, photoPipe, type ProcessMessage } from './messages.ts';
import { noTelemetry } from './no-telemetry.ts';

// Next to this file in the sources, and a separate bundle entry in the build.
const program = new URL(`./classifier-process${extname(import.meta.url)}`, import.meta.url);

type Task = { resolve: (outcome: Outcome) => void; reject: (error: Error) => void; deadline: NodeJS.Timeout };

/** Why a process exited: `retired` when requested by the pool. */
export type ExitReason = 'retired' | 'deadline' | 'died';

type Events = { ready: () => void; ended: (why: ExitReason) => void };

export type ClassifierProcess = ReturnType<typeof startProcess>;

/** One classifier process and the one photo that it may be working on. */
export function startProcess(deadline: number, { ready, ended }: Events) {
  const child: ChildProcess = fork(program, [], {
    serialization: 'advanced',
    // No inherited flags or environment: a process that decodes untrusted files must not have secrets.
    execArgv: ['--enable-source-maps'],
    env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2', ...noTelemetry },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  });
  const photos = child.stdio[photoPipe] as Writable;
  let task: Task | undefined;
  let exitReason: ExitReason = 'died';
  let runs = 0;

  const settle = (end: (task: Task) => void) => {
    const settled = task;
    task = undefined;
    clearTimeout(settled?.deadline);
    if (settled) end(settled);
  };
  const fail = (cause: string) =>
    settle(({ reject }) => reject(new AppError('classifier_failed', { cause: new Error(cause) })));

  child.on('message', (report: ProcessMessage) => {
    if (report.type === 'ready') return ready();
    runs += 1;
    if (report.type === 'failed') return fail(report.message);
    settle(({ resolve }) => resolve(report.type === 'unreadable' ? report.type : report));
  });
  // A failed send is followed by `exit`, which is handled below.
  child.on('error', () => undefined);
  photos.on('error', () => undefined);
  child.once('exit', (code, signal) => {
    fail(`the process ended with ${signal ?? code}`);
    ended(exitReason);
  });

  return {
    pid: child.pid,
    runs: () => runs,
    isUsable: () => child.connected && exitReason !== 'deadline',
    work: ({ bytes, purpose }: PhotoJob) =>
      new Promise<Outcome>((resolve, reject) => {
        const onDeadline = () => {
          exitReason = 'deadline';
          child.kill('SIGKILL');
          fail(`no answer within ${deadline} ms`);
        };
        task = { resolve, reject, deadline: setTimeout(onDeadline, deadline) };
        const header: JobHeader = { length: bytes.length, purpose };
        child.send(header, () => undefined);
        photos.write(bytes);
      }),
    /** Call only when idle. */
    retire() {
      exitReason = 'retired';
      if (child.connected) child.disconnect();
    },
    kill() {
      exitReason = 'retired';
      child.kill('SIGKILL');
    },
  };
}
