import { rmSync } from 'node:fs';
import { processesIn } from './process-identity.ts';
import { runningProcess, stop } from './process.ts';
import { bringUp } from './bring-up.ts';
import { withLock } from './lock.ts';
import { type Server, folderOf } from './server.ts';
import { google } from './servers/google.ts';
import { identity } from './servers/identity.ts';
import { mail } from './servers/mail.ts';
import { objects } from './servers/objects.ts';
import { postgres } from './servers/postgres.ts';
import { redis } from './servers/redis.ts';

export const servers: readonly Server[] = [postgres, redis, identity, objects, mail, google];

export type Health = 'up' | 'not answering' | 'down';
export type Status = { name: string; version: string; address: string; health: Health; pid: number | null };

const onWait = () => console.log('waiting for another `pnpm services` to finish');

const column = (text: string, width = 12) => text.padEnd(width);

const report = (server: Server, state: string, since: number, rest = server.address) =>
  console.log(`${column(server.name)}${column(state)}${String(Date.now() - since).padStart(6)} ms  ${rest}`);

type Attempts = Map<Server, Promise<void>>;

const attemptsFor = (attempts: Attempts, matches: (server: Server) => boolean) =>
  [...attempts].filter(([server]) => matches(server)).map(([, attempt]) => attempt);

const startAll = async () => {
  const attempts: Attempts = new Map();
  const attempt = async (server: Server) => {
    const since = Date.now();
    try {
      await Promise.all(attemptsFor(attempts, ({ name }) => server.needs?.includes(name) === true)).catch(
        () => {
          throw new Error(`it needs ${server.needs?.join(', ')}`);
        },
      );
      report(server, await bringUp(server), since);
    } catch (error) {
      report(server, 'FAILED', since, error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  for (const server of servers) attempts.set(server, attempt(server));
  const outcomes = await Promise.allSettled(attempts.values());
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected').length;
  if (failed > 0) throw new Error(`${failed} of ${servers.length} servers are not up`);
};

const stopAll = async () => {
  const attempts: Attempts = new Map();
  const attempt = async (server: Server) => {
    const since = Date.now();
    await Promise.all(attemptsFor(attempts, ({ needs }) => needs?.includes(server.name) === true));
    if (await stop(server)) report(server, 'stopped', since);
  };
  for (const server of servers.toReversed()) attempts.set(server, attempt(server));
  await Promise.all(attempts.values());
};

const deleteAll = () => {
  for (const server of servers) {
    const { name } = server;
    const otherPids = processesIn(folderOf(name));
    if (otherPids.length > 0) {
      throw new Error(
        `pid ${otherPids.join(', ')} still works in ${folderOf(name)}: nothing there was deleted`,
      );
    }
    server.remove?.();
    rmSync(folderOf(name), { recursive: true, force: true });
  }
};

/** Starts every server that is not already running. */
export const up = () => withLock(startAll, onWait);

/** Stops what `up` has started, and nothing else. */
export const down = () => withLock(stopAll, onWait);

/** Deletes all data and starts again, as in a new checkout. */
export const reset = () =>
  withLock(async () => {
    await stopAll();
    deleteAll();
    await startAll();
  }, onWait);

const healthOf = async (server: Server): Promise<Health> => {
  if (!runningProcess(server)) return 'down';
  return server.ready().then(
    () => 'up' as const,
    () => 'not answering' as const,
  );
};

export const status = (): Promise<Status[]> =>
  Promise.all(
    servers.map(async (server) => ({
      name: server.name,
      version: await server.version().catch(() => 'not installed'),
      address: server.address,
      health: await healthOf(server),
      pid: runningProcess(server)?.pid ?? null,
    })),
  );
