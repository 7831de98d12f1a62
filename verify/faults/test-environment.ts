import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@app/api/test/random.ts';
import { migrateAndSeed } from '../kit/database/migrate-and-seed.ts';
import { folderOf, type Server } from '@app/services/src/server.ts';
import { identity } from '@app/services/src/servers/identity.ts';
import { mail } from '@app/services/src/servers/mail.ts';
import { objects } from '@app/services/src/servers/objects.ts';
import { databaseAddress, postgres } from '@app/services/src/servers/postgres.ts';
import { redis } from '@app/services/src/servers/redis.ts';
import { addUsers } from '../kit/database/users.ts';
import {
  apiPart,
  apiPorts,
  gatewayPart,
  productEnvironment,
  webPart,
  webPorts,
  workerPart,
} from './product-parts.ts';
import { serverPart } from './servers.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { smallDisk } from './small-disk.ts';
import { type Part, type Supervised, supervised } from './supervised.ts';
import { firstVersion, nextVersion, type Version } from './versions.ts';

export type TestEnvironment = Awaited<ReturnType<typeof startTestEnvironment>>;

/** The whole product with its own servers, every process supervised. */
export async function startTestEnvironment(random: Random, users: number) {
  const crashes: string[] = [];
  // The stand-in identity server crashes when PostgreSQL stops during a statement (`postgres` 3.4.9 writes to a closed
  // socket outside of any try). Production runs Supabase Auth with another driver.
  const standInDeaths: string[] = [];
  const all: Supervised[] = [];
  const databaseProxy = await startDatabaseProxy();
  const disk = smallDisk(join(folderOf('objects'), 'data'));

  async function startPart(part: Part, exits = crashes): Promise<Supervised> {
    const supervisedPart = supervised(part, { random, onCrash: (message) => exits.push(message) });
    all.push(supervisedPart);
    await supervisedPart.start();
    return supervisedPart;
  }
  async function startServer(server: Server, exits = crashes): Promise<Supervised> {
    await server.prepare();
    const supervisedPart = await startPart(serverPart(server), exits);
    await server.provision?.();
    return supervisedPart;
  }
  async function stop(): Promise<void> {
    for (const supervisedPart of all.splice(0).toReversed()) await supervisedPart.stop();
    await databaseProxy.stop();
    disk.unmount();
  }
  const migrate = ({ folder }: Version) => migrateAndSeed(databaseProxy.address, folder);

  /** A migration gives up when it would wait long for a lock; it is then run again, as operators do. */
  const migrateWithRetries = async (version: Version) => {
    for (let attempt = 1; ; attempt += 1) {
      const problem = await migrate(version).then(() => undefined, String);
      if (problem === undefined) return;
      if (attempt === 10) throw new Error(problem);
      await pause(500);
    }
  };

  try {
    const database = await startServer(postgres);
    const [redisProcess, identityProcess, objectsProcess] = await Promise.all([
      startServer(redis),
      startServer(identity, standInDeaths),
      startServer(objects),
      startServer(mail),
    ]);
    let version = firstVersion;
    let versions = 0;
    await migrate(version);
    await addUsers(databaseAddress, users);
    const environment = productEnvironment(databaseProxy.address);
    const api = await Promise.all(apiPorts.map((port) => startPart(apiPart(environment, version, port))));
    const web = await Promise.all(webPorts.map((port) => startPart(webPart(environment, port))));
    const worker = await startPart(workerPart(environment, version));
    await startPart(gatewayPart());
    return {
      environment,
      database,
      redis: redisProcess,
      identity: identityProcess,
      objects: objectsProcess,
      api,
      web,
      worker,
      databaseProxy,
      disk,
      /** Processes that exited unexpectedly. */
      crashes,
      standInDeaths,
      /** Migrates while the old instances run, then replaces one instance after the other. */
      async deploy(): Promise<void> {
        versions += 1;
        version = nextVersion(versions, version);
        await migrateWithRetries(version);
        for (const [index, instance] of api.entries())
          await instance.replace('SIGTERM', apiPart(environment, version, apiPorts[index]!));
        await worker.replace('SIGTERM', workerPart(environment, version));
        for (const instance of web) await instance.replace('SIGTERM');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
