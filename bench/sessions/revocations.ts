import { percentile, rounded } from '@app/verify/kit/statistics.ts';
import type { Pool } from 'pg';
import type { Instances } from './instances.ts';
import { type Person, signInPeople } from './people.ts';

export const endSessions = (id: string) =>
  `update app.session set revoked_at = now() where profile_id = '${id}'`;

const identifyEverywhere = ({ instances }: Instances, { token }: Person) =>
  Promise.all(instances.map(async ({ sessions }) => sessions.identify(token)));

/** Milliseconds from the statement that ends a cached session until every instance was notified. */
export async function revocationTimes(all: Instances, admin: Pool, trials: number) {
  const people = await signInPeople(trials, admin);
  const times: number[] = [];
  let stillAccepted = 0;
  for (const person of people) {
    const viewers = await identifyEverywhere(all, person);
    if (viewers.includes(undefined)) throw new Error('a live session was refused');
    const reached = all.reachedAll(person.id);
    const began = performance.now();
    await admin.query(endSessions(person.id));
    await reached;
    times.push(performance.now() - began);
    stillAccepted += (await identifyEverywhere(all, person)).filter(Boolean).length;
  }
  return {
    p50Ms: rounded(percentile(times, 0.5)),
    p99Ms: rounded(percentile(times, 0.99)),
    maxMs: rounded(Math.max(...times)),
    stillAccepted,
  };
}
