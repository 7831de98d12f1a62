import type { Logger } from 'pino';
import type { Answer, Copies, Outcome, PhotoJob } from './messages.ts';
import { type ClassifierProcess, type Ending, startProcess } from './process.ts';
import { waitingLine } from './waiting-line.ts';

export type PoolOptions = {
  processes: number;
  /** Photos that may wait, per process. */
  queue: number;
  /** Milliseconds for one photo, after which its process is killed. */
  deadline: number;
  /** Photos after which a process is replaced: native libraries lose a little memory with each. */
  lifetime: number;
};

export type PoolEvents = { finished: (milliseconds: number) => void; ended: (why: Ending) => void };

type Member = { process: ClassifierProcess; state: 'starting' | 'idle' | 'busy'; heir: Member | undefined };

const pauses = { first: 250, longest: 30_000 };

/**
 * Decodes and classifies photos in processes of their own. Nothing is started before `start` or the first photo, and
 * nothing waits without end: what cannot be done in time is refused at once.
 */
export function classifierPool(options: PoolOptions, log: Logger) {
  const members = new Set<Member>();
  const listeners = new Set<PoolEvents>();
  const line = waitingLine(options.queue * options.processes, options.deadline);
  let failedStarts = 0;
  let isStarted = false;
  let isClosing = false;

  const inState = (state: Member['state']) => [...members].filter((member) => member.state === state);

  function add(): Member {
    const member: Member = {
      state: 'starting',
      heir: undefined,
      process: startProcess(options.deadline, {
        ready: () => {
          failedStarts = 0;
          log.info({ pid: member.process.pid }, 'classifier process ready');
          free(member);
        },
        ended: (why) => lose(member, why),
      }),
    };
    members.add(member);
    return member;
  }

  /** A photo that killed its process says nothing about the next process; a start that failed does. */
  function lose(member: Member, why: Ending): void {
    members.delete(member);
    if (isClosing) return;
    for (const { ended } of listeners) ended(why);
    if (why === 'retired') return;
    if (member.state === 'starting') failedStarts += 1;
    const pause = failedStarts && Math.min(pauses.first * 2 ** (failedStarts - 1), pauses.longest);
    log.error({ pid: member.process.pid, why, pause }, 'classifier process ended');
    if (member.heir) return;
    const elder = [...members].find(({ heir }) => heir === member);
    setTimeout(() => {
      if (isClosing) return;
      const successor = add();
      if (elder) elder.heir = successor;
    }, pause).unref();
  }

  /** An old process leaves only when its heir is there, so that nobody waits for the change. */
  function isLeaving(member: Member): boolean {
    if (member.process.runs() < options.lifetime) return false;
    member.heir ??= add();
    return members.has(member.heir) && member.heir.state !== 'starting';
  }

  function free(member: Member): void {
    member.state = 'idle';
    if (isLeaving(member)) {
      members.delete(member);
      member.process.retire();
    }
    work();
  }

  function work(): void {
    for (const member of inState('idle')) {
      const next = line.take();
      if (!next) return;
      member.state = 'busy';
      const began = performance.now();
      const finish = () => {
        const milliseconds = performance.now() - began;
        line.learn(milliseconds, options.processes);
        for (const { finished } of listeners) finished(milliseconds);
        if (members.has(member) && member.process.isUsable()) free(member);
      };
      void member.process.work(next.job).then(next.resolve, next.reject).finally(finish);
    }
  }

  function start(): void {
    if (isStarted || isClosing) return;
    isStarted = true;
    for (let count = 0; count < options.processes; count += 1) add();
  }

  function ask(job: PhotoJob, signal: AbortSignal): Promise<Outcome> {
    start();
    const outcome = line.join(job, signal);
    work();
    return outcome;
  }

  return {
    start,

    /** Whether a photo that came now would be taken. */
    hasRoom: () => line.hasRoom(),

    /** `keep`: with copies for the store. */
    classify: (bytes: Uint8Array, keep: boolean, signal: AbortSignal) =>
      ask({ bytes, purpose: keep ? 'classify-and-keep' : 'classify' }, signal) as Promise<
        Answer | 'unreadable'
      >,

    /** A picture for a page, in two sizes, without asking what it shows. */
    copy: (bytes: Uint8Array, signal: AbortSignal) =>
      ask({ bytes, purpose: 'copy' }, signal) as Promise<Copies | 'unreadable'>,

    /** For the readiness probe. */
    async check(): Promise<void> {
      if (inState('idle').length + inState('busy').length === 0) throw new Error('No process is ready');
    },

    listen: (events: PoolEvents) => void listeners.add(events),

    figures: () => ({
      queued: line.length(),
      busy: inState('busy').length,
      idle: inState('idle').length,
      starting: inState('starting').length,
    }),

    /** The HTTP server closes first, so by now every photo has its answer. */
    close(): void {
      isClosing = true;
      line.close();
      for (const { process } of members) process.kill();
    },
  };
}

export type ClassifierPool = ReturnType<typeof classifierPool>;
