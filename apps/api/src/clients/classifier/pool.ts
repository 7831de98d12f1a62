import type { Logger } from 'pino';
import type { Classifier, ClassifierEvents } from './classifier.ts';
import type { Answer, Copies, Outcome, PhotoJob } from './messages.ts';
import { type ClassifierProcess, type ExitReason, startProcess } from './process.ts';
import { photoQueue } from './photo-queue.ts';

export type PoolOptions = {
  processes: number;
  /** Photos that may wait, per process. */
  queue: number;
  /** Milliseconds for one photo, after which its process is killed. */
  deadline: number;
  /** Photos after which a process is replaced: native libraries leak a little memory with each. */
  lifetime: number;
};

type Member = {
  process: ClassifierProcess;
  state: 'starting' | 'idle' | 'busy';
  replacement: Member | undefined;
};

const restartDelays = { first: 250, longest: 30_000 };

/**
 * Decodes and classifies photos in child processes. Processes start with `start` or the first photo. Photos that cannot
 * be processed in time are refused immediately.
 */
export function classifierPool(options: PoolOptions, log: Logger): Classifier {
  const members = new Set<Member>();
  const listeners = new Set<ClassifierEvents>();
  const queue = photoQueue(options.queue * options.processes, options.deadline);
  let failedStarts = 0;
  let isStarted = false;
  let isClosing = false;

  const inState = (state: Member['state']) => [...members].filter((member) => member.state === state);

  function add(): Member {
    const member: Member = {
      state: 'starting',
      replacement: undefined,
      process: startProcess(options.deadline, {
        ready: () => {
          failedStarts = 0;
          log.info({ pid: member.process.pid }, 'classifier process ready');
          markIdle(member);
        },
        ended: (why) => onExit(member, why),
      }),
    };
    members.add(member);
    return member;
  }

  /** Only failed starts delay the restart; a crash caused by a photo does not. */
  function onExit(member: Member, why: ExitReason): void {
    members.delete(member);
    if (isClosing) return;
    for (const { ended } of listeners) ended(why);
    if (why === 'retired') return;
    if (member.state === 'starting') failedStarts += 1;
    const pause =
      failedStarts && Math.min(restartDelays.first * 2 ** (failedStarts - 1), restartDelays.longest);
    log.error({ pid: member.process.pid, why, pause }, 'classifier process ended');
    if (member.replacement) return;
    const predecessor = [...members].find(({ replacement }) => replacement === member);
    setTimeout(() => {
      if (isClosing) return;
      const restarted = add();
      if (predecessor) predecessor.replacement = restarted;
    }, pause).unref();
  }

  /** A process retires only when its replacement is ready, so that no request waits. */
  function shouldRetire(member: Member): boolean {
    if (member.process.runs() < options.lifetime) return false;
    member.replacement ??= add();
    return members.has(member.replacement) && member.replacement.state !== 'starting';
  }

  function markIdle(member: Member): void {
    member.state = 'idle';
    if (shouldRetire(member)) {
      members.delete(member);
      member.process.retire();
    }
    dispatch();
  }

  function dispatch(): void {
    for (const member of inState('idle')) {
      const next = queue.dequeue();
      if (!next) return;
      member.state = 'busy';
      const began = performance.now();
      const finish = () => {
        const milliseconds = performance.now() - began;
        queue.recordDuration(milliseconds, options.processes);
        for (const { finished } of listeners) finished(milliseconds);
        if (members.has(member) && member.process.isUsable()) markIdle(member);
      };
      void member.process.work(next.job).then(next.resolve, next.reject).finally(finish);
    }
  }

  function start(): void {
    if (isStarted || isClosing) return;
    isStarted = true;
    for (let count = 0; count < options.processes; count += 1) add();
  }

  function submit(job: PhotoJob, signal: AbortSignal): Promise<Outcome> {
    start();
    const outcome = queue.enqueue(job, signal);
    dispatch();
    return outcome;
  }

  return {
    start,

    hasCapacity: () => queue.hasCapacity(),

    classify: (bytes, keep, signal) =>
      submit({ bytes, purpose: keep ? 'classify-and-keep' : 'classify' }, signal) as Promise<
        Answer | 'unreadable'
      >,

    copy: (bytes, signal) => submit({ bytes, purpose: 'copy' }, signal) as Promise<Copies | 'unreadable'>,

    async check() {
      if (inState('idle').length + inState('busy').length === 0) throw new Error('No process is ready');
    },

    listen: (events) => void listeners.add(events),

    stats: () => ({
      queued: queue.length(),
      processes: {
        busy: inState('busy').length,
        idle: inState('idle').length,
        starting: inState('starting').length,
      },
    }),

    close() {
      isClosing = true;
      queue.close();
      for (const { process } of members) process.kill();
    },
  };
}
