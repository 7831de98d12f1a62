import type { WipData } from 'pg-boss';
import { type JobName, jobOptions } from './job.ts';

/** A loop that polls every second and has not for this long is stuck. */
const idleLimitMs = 60_000;

const latest = (...times: (number | null)[]) => Math.max(...times.map((time) => time ?? 0));

/** Job loops that have neither polled nor failed to, and whose job, if they run one, should have expired. */
export const stalledJobLoops = (loops: WipData[], now: number): string[] =>
  loops
    .filter(({ name, count, createdOn, lastFetchedOn, lastErrorOn, lastJobEndedOn }) => {
      const jobMs = count > 0 ? jobOptions[name as JobName].expireInSeconds * 1000 : 0;
      return now - latest(createdOn, lastFetchedOn, lastErrorOn, lastJobEndedOn) > idleLimitMs + jobMs;
    })
    .map(({ name }) => name);

/** Whether periodic work still turns: a run that fails counts, one that never ends does not. */
export const isStalled = (lastTurnAt: number, intervalMs: number, now: number): boolean =>
  now - lastTurnAt > intervalMs + idleLimitMs;
