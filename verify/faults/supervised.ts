import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@app/api/test/random';
import { type LongRunning, longRunning, type Words } from '../kit/process/long-running.ts';
import { until } from '../kit/process/until.ts';

/** Longest that a part may take to be there again, on a busy machine. */
const patience = 90_000;

export type Part = {
  name: string;
  words: Words;
  ready: () => Promise<unknown>;
  /** Before each start. */
  prepare?: () => Promise<void>;
  stopSignal?: NodeJS.Signals;
};

type Parts = { random: Random; onCrash: (what: string) => void };

/** A process that is brought back one to three seconds after it ended, as a supervisor does. */
export function supervised(first: Part, { random, onCrash }: Parts) {
  let part = first;
  let running: LongRunning | undefined;
  let isMeant = false;

  const isReady = () =>
    part.ready().then(
      () => true,
      () => false,
    );
  const untilReady = () => until(`${part.name} is ready`, isReady, patience);

  async function launch(): Promise<void> {
    await part.prepare?.();
    isMeant = false;
    const child = longRunning(part.words);
    running = child;
    void child.ended.then(async (how) => {
      if (isMeant || running !== child) return;
      onCrash(`${part.name} ended by itself (${how})`);
      await pause(1000 + random.below(2000));
      if (!isMeant && running === child) await launch();
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    isMeant = true;
    await running?.end(signal);
  }

  return {
    name: first.name,
    pid: () => running?.pid,
    untilReady,
    async start(): Promise<void> {
      await launch();
      await untilReady();
    },
    /** Gone without a word, and back as a supervisor brings it. */
    async kill(): Promise<void> {
      await end('SIGKILL');
      await pause(1000 + random.below(2000));
      await launch();
      await untilReady();
    },
    /** Ended by this signal, and another one (or the same) at once in its place. */
    async replace(signal: NodeJS.Signals, next: Part = part): Promise<void> {
      await end(signal);
      part = next;
      await launch();
      await untilReady();
    },
    stop: () => end(part.stopSignal ?? 'SIGTERM'),
  };
}

export type Supervised = ReturnType<typeof supervised>;
