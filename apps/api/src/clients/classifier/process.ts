import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import type { Writable } from 'node:stream';
import { AppError } from '#api/lib/app-error.ts';
import { type Order, type Outcome, type PhotoJob, photoPipe, type Report } from './messages.ts';

// Beside this file in the sources, and an entry of its own beside the bundle.
const program = new URL(`./classifier-process${extname(import.meta.url)}`, import.meta.url);

type Task = { resolve: (outcome: Outcome) => void; reject: (error: Error) => void; deadline: NodeJS.Timeout };

/** Why a process ended: `retired` when we wanted it. */
export type Ending = 'retired' | 'deadline' | 'died';

type Events = { ready: () => void; ended: (why: Ending) => void };

export type ClassifierProcess = ReturnType<typeof startProcess>;

/** One classifier process and the one photo that it may be working on. */
export function startProcess(deadline: number, { ready, ended }: Events) {
  const child: ChildProcess = fork(program, [], {
    serialization: 'advanced',
    // Neither our flags nor our environment: the secrets are no business of a decoder of strangers' files.
    execArgv: ['--enable-source-maps'],
    env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  });
  const photos = child.stdio[photoPipe] as Writable;
  let task: Task | undefined;
  let ending: Ending = 'died';
  let runs = 0;

  const settle = (end: (task: Task) => void) => {
    const settled = task;
    task = undefined;
    clearTimeout(settled?.deadline);
    if (settled) end(settled);
  };
  const fail = (cause: string) =>
    settle(({ reject }) => reject(new AppError('classifier_failed', { cause: new Error(cause) })));

  child.on('message', (report: Report) => {
    if (report.type === 'ready') return ready();
    runs += 1;
    if (report.type === 'failed') return fail(report.message);
    settle(({ resolve }) => resolve(report.type === 'unreadable' ? report.type : report));
  });
  // A message that could not be delivered is followed by the end, which is what counts.
  child.on('error', () => undefined);
  photos.on('error', () => undefined);
  child.once('exit', (code, signal) => {
    fail(`the process ended with ${signal ?? code}`);
    ended(ending);
  });

  return {
    pid: child.pid,
    runs: () => runs,
    isUsable: () => child.connected && ending !== 'deadline',
    work: ({ bytes, purpose }: PhotoJob) =>
      new Promise<Outcome>((resolve, reject) => {
        const overrun = () => {
          ending = 'deadline';
          child.kill('SIGKILL');
          fail(`no answer within ${deadline} ms`);
        };
        task = { resolve, reject, deadline: setTimeout(overrun, deadline) };
        const order: Order = { length: bytes.length, purpose };
        child.send(order, () => undefined);
        photos.write(bytes);
      }),
    /** Only when it is idle. */
    retire() {
      ending = 'retired';
      if (child.connected) child.disconnect();
    },
    kill() {
      ending = 'retired';
      child.kill('SIGKILL');
    },
  };
}
