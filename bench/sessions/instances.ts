import { connect, createPool } from '@app/api/src/db/database.ts';
import type { viewerChanges } from '@app/api/src/db/viewer-changes.ts';
import { sessionService } from '@app/api/src/modules/account/session.service.ts';
import { waitUntil } from '@app/verify/kit/process/wait-until.ts';

type Arrivals = { missing: number; done: () => void };

/** That many listeners and session services of the product, each with its own connection and cache. */
export async function startInstances(count: number, listenWith: typeof viewerChanges, address: string) {
  let viewerQueries = 0;
  let lostConnections = 0;
  const awaited = new Map<string, Arrivals>();
  const pool = createPool(address, 20);
  const db = connect(pool, () => (viewerQueries += 1));
  const instances = Array.from({ length: count }, () => {
    const changes = listenWith(address, () => (lostConnections += 1));
    const sessions = sessionService(db, changes);
    changes.listen((profileId) => {
      const arrivals = profileId && awaited.get(profileId);
      if (arrivals && (arrivals.missing -= 1) === 0) arrivals.done();
    });
    return { changes, sessions };
  });
  const countAlive = () => instances.filter(({ changes }) => changes.isAlive(performance.now())).length;
  await waitUntil('every instance listens', () => countAlive() === count, 30_000);

  return {
    instances,
    countAlive,
    viewerQueries: () => viewerQueries,
    lostConnections: () => lostConnections,
    /** Resolves when every instance was notified about this person. */
    reachedAll: (profileId: string) =>
      new Promise<void>((done) => awaited.set(profileId, { missing: count, done })),
    async stop() {
      await Promise.all(instances.map(({ changes }) => changes.close()));
      await db.destroy();
    },
  };
}

export type Instances = Awaited<ReturnType<typeof startInstances>>;
