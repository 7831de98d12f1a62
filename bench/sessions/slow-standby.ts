import { setTimeout as pause } from 'node:timers/promises';
import { rounded } from '@app/verify/kit/statistics.ts';
import type { Instances } from './instances.ts';
import type { startPair } from './pair.ts';
import { signInPeople } from './people.ts';
import { endSessions } from './revocations.ts';

const peopleCount = 20;
const roundMs = 10;

/** Every instance gets a hundred requests a second, of people it has cached, while a sign-out waits for the standby. */
export async function slowStandby(
  all: Instances,
  pair: Awaited<ReturnType<typeof startPair>>,
  seconds: number,
) {
  const [leaving, ...people] = await signInPeople(peopleCount + 1, pair.admin);
  if (!leaving) throw new Error('nobody is signed in');
  const identifyAll = () =>
    Promise.all(
      [leaving, ...people].flatMap(({ token }) =>
        all.instances.map(async ({ sessions }) => sessions.identify(token)),
      ),
    );
  await identifyAll();
  let requests = 0;
  let failed = 0;
  let fewestAlive = all.instances.length;
  const load = setInterval(() => {
    const { token } = people[(requests / all.instances.length) % people.length]!;
    for (const { sessions } of all.instances) {
      requests += 1;
      void Promise.resolve(sessions.identify(token)).then(
        (viewer) => (failed += viewer ? 0 : 1),
        () => (failed += 1),
      );
    }
    fewestAlive = Math.min(fewestAlive, all.countAlive());
  }, roundMs);

  const [queriesBefore, lostBefore] = [all.viewerQueries(), all.lostConnections()];
  const began = performance.now();
  pair.pauseStandby();
  const reached = all.reachedAll(leaving.id);
  const ended = pair.admin.query(endSessions(leaving.id));
  await pause(seconds * 1000);
  const elapsed = (performance.now() - began) / 1000;
  const result = {
    requestsPerSecond: rounded(requests / elapsed),
    viewerQueriesPerSecond: rounded((all.viewerQueries() - queriesBefore) / elapsed),
    fewestAlive,
    lostConnections: all.lostConnections() - lostBefore,
  };
  clearInterval(load);
  pair.resumeStandby();
  await ended;
  // An instance that is connecting again is not notified, but drops its whole cache.
  await Promise.race([reached, pause(2000)]);
  const answers = await Promise.allSettled(
    all.instances.map(async ({ sessions }) => sessions.identify(leaving.token)),
  );
  const isAccepted = (answer: (typeof answers)[number]) => answer.status === 'fulfilled' && answer.value;
  return { ...result, failed, stillAccepted: answers.filter(isAccepted).length };
}
