import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@app/api/test/random';
import { migrateAndSeed } from '../kit/database/migrate-and-seed.ts';
import { folderOf, type Server } from '@app/services/server';
import { identity } from '@app/services/servers/identity';
import { mail } from '@app/services/servers/mail';
import { objects } from '@app/services/servers/objects';
import { databaseAddress, postgres } from '@app/services/servers/postgres';
import { redis } from '@app/services/servers/redis';
import { addPeople } from '../kit/database/session-rows.ts';
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
import { wayToDatabase } from './slow-database.ts';
import { smallDisk } from './small-disk.ts';
import { type Part, type Supervised, supervised } from './supervised.ts';
import { firstVersion, nextVersion, type Version } from './versions.ts';

export type World = Awaited<ReturnType<typeof startWorld>>;

/** The whole product on servers of its own, every process under a supervisor. */
export async function startWorld(random: Random, people: number) {
  const crashes: string[] = [];
  // The driver of the identity server's stand-in dies when PostgreSQL goes under a statement of it (`postgres` 3.4.9
  // writes to a socket that is gone, outside of every try). Production runs Supabase Auth, which has another.
  const standInDeaths: string[] = [];
  const all: Supervised[] = [];
  const way = await wayToDatabase();
  const disk = smallDisk(join(folderOf('objects'), 'data'));

  async function begin(part: Part, deaths = crashes): Promise<Supervised> {
    const one = supervised(part, { random, onCrash: (what) => deaths.push(what) });
    all.push(one);
    await one.start();
    return one;
  }
  async function beginServer(server: Server, deaths = crashes): Promise<Supervised> {
    await server.prepare();
    const one = await begin(serverPart(server), deaths);
    await server.furnish?.();
    return one;
  }
  async function stop(): Promise<void> {
    for (const one of all.splice(0).toReversed()) await one.stop();
    await way.stop();
    disk.unmount();
  }
  const migrate = ({ folder }: Version) => migrateAndSeed(way.address, folder);

  /** It gives up where it would hold people up for long, and is run again, as operators do. */
  const migratePatiently = async (version: Version) => {
    for (let tries = 1; ; tries += 1) {
      const problem = await migrate(version).then(() => undefined, String);
      if (problem === undefined) return;
      if (tries === 10) throw new Error(problem);
      await pause(500);
    }
  };

  try {
    const database = await beginServer(postgres);
    const [memory, accounts, store] = await Promise.all([
      beginServer(redis),
      beginServer(identity, standInDeaths),
      beginServer(objects),
      beginServer(mail),
    ]);
    let version = firstVersion;
    let versions = 0;
    await migrate(version);
    await addPeople(databaseAddress, people);
    const environment = productEnvironment(way.address);
    const api = await Promise.all(apiPorts.map((port) => begin(apiPart(environment, version, port))));
    const web = await Promise.all(webPorts.map((port) => begin(webPart(environment, port))));
    const worker = await begin(workerPart(environment, version));
    await begin(gatewayPart());
    return {
      environment,
      database,
      redis: memory,
      identity: accounts,
      objects: store,
      api,
      web,
      worker,
      way,
      disk,
      /** What ended although nobody had asked it to. */
      crashes,
      standInDeaths,
      /** Tables first, while the old copies run on them; then one copy after the other, each as gently as it can. */
      async deploy(): Promise<void> {
        versions += 1;
        version = nextVersion(versions, version);
        await migratePatiently(version);
        for (const [index, copy] of api.entries())
          await copy.replace('SIGTERM', apiPart(environment, version, apiPorts[index]!));
        await worker.replace('SIGTERM', workerPart(environment, version));
        for (const copy of web) await copy.replace('SIGTERM');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
