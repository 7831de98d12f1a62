import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@app/api/test/random.ts';
import { type Child, startChild, type ProcessOptions } from '../kit/process/child-process.ts';
import { waitUntil } from '../kit/process/wait-until.ts';

/** How long a part may take to start on a busy machine. */
const startTimeoutMs = 180_000;

export type Part = {
  name: string;
  command: ProcessOptions;
  ready: () => Promise<unknown>;
  /** Before each start. */
  prepare?: () => Promise<void>;
  stopSignal?: NodeJS.Signals;
};

type Options = { random: Random; onCrash: (message: string) => void };

/** A process that is restarted one to three seconds after it exited, as a supervisor does. */
export function supervised(first: Part, { random, onCrash }: Options) {
  let part = first;
  let running: Child | undefined;
  let isExpectedExit = false;

  const isReady = () =>
    part.ready().then(
      () => true,
      () => false,
    );
  const waitUntilReady = () => waitUntil(`${part.name} is ready`, isReady, startTimeoutMs);

  async function launch(): Promise<void> {
    await part.prepare?.();
    isExpectedExit = false;
    const child = startChild(part.command);
    running = child;
    void child.ended.then(async (reason) => {
      if (isExpectedExit || running !== child) return;
      onCrash(`${part.name} exited unexpectedly (${reason})`);
      await pause(1000 + random.below(2000));
      if (!isExpectedExit && running === child) await launch();
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    isExpectedExit = true;
    await running?.end(signal);
  }

  return {
    name: first.name,
    pid: () => running?.pid,
    waitUntilReady,
    async start(): Promise<void> {
      await launch();
      await waitUntilReady();
    },
    /** Kills the process and restarts it as a supervisor does. */
    async kill(): Promise<void> {
      await end('SIGKILL');
      await pause(1000 + random.below(2000));
      await launch();
      await waitUntilReady();
    },
    /** Stops the process with this signal and starts its replacement at once. */
    async replace(signal: NodeJS.Signals, next: Part = part): Promise<void> {
      await end(signal);
      part = next;
      await launch();
      await waitUntilReady();
    },
    stop: () => end(part.stopSignal ?? 'SIGTERM'),
  };
}

export type Supervised = ReturnType<typeof supervised>;
