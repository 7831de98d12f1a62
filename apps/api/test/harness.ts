import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { inject } from 'vitest';
import { buildApp } from '#api/app.ts';
import type { Database } from '#api/db/database.ts';
import { connectDependencies } from '#api/dependencies.ts';
import { readEnv } from '#api/env.ts';
import type { Role } from '#api/lib/viewer.ts';
import { createLogger } from '#api/logger.ts';
import { localEnv } from '../../../services/src/local-env.ts';
import { relaxedTimeouts } from '../../../services/src/relaxed-timeouts.ts';
import { cloneDatabase, databaseUrl, dropDatabase } from './databases.ts';
import { startIdentity } from './identity-server.ts';
import { insertPerson, openSession } from './person-rows.ts';

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/** The settings that the servers of this checkout need. */
export const localVariables = (): NodeJS.ProcessEnv => localEnv();

/** All test members are new; the limits of new members have tests of their own. */
const relaxedLimits = {
  LIMIT_POSTS_NEW: '1000',
  LIMIT_REPLIES_NEW: '1000',
  LIMIT_POST_PAUSE_NEW: '0',
  LIMIT_REPLY_PAUSE_NEW: '0',
  LIMIT_LIKES: '1000',
  LIMIT_REPORTS: '1000',
  LIMIT_ANSWERS_NETWORK: '1000',
};

/** A separate empty, migrated database and a separate Redis prefix. */
export async function isolatedEnv(overrides: Record<string, string> = {}) {
  const name = await cloneDatabase(inject('template'));
  const own = { NODE_ENV: 'test', DATABASE_URL: databaseUrl(name), REDIS_PREFIX: `${name}:` };
  return {
    variables: { ...localEnv(), ...relaxedLimits, ...relaxedTimeouts, ...own, ...overrides },
    drop: () => dropDatabase(name),
  };
}

type Options = {
  /** An identity server of its own on this database: for tests that register, sign in or change passwords. */
  identity?: boolean;
  /** Starts the classifier processes at once, as on a server; otherwise the first photo starts them. */
  classifier?: boolean;
};

/** A real API on real servers. Its log lines and SQL statements are recorded. */
export async function startTestApi(overrides: Record<string, string> = {}, options: Options = {}) {
  const { variables, drop } = await isolatedEnv(overrides);
  const identity = options.identity ? await startIdentity(variables.DATABASE_URL) : undefined;
  const env = readEnv({ ...variables, ...(identity && { IDENTITY_URL: identity.url }) });
  const logged: string[] = [];
  const statements: string[] = [];
  const log = createLogger(
    'info',
    new Writable({ write: (line, _, done) => (logged.push(`${line}`), done()) }),
  );
  const instances: { close: () => Promise<unknown> }[] = [];

  /** Another API instance with its own pool, connections and caches. */
  async function startInstance(instanceOverrides: Partial<typeof env> = {}) {
    const deps = connectDependencies({ ...env, ...instanceOverrides }, log, {
      onQuery: (event) => statements.push(event.query.sql),
    });
    const app = await buildApp(deps);
    await app.ready();
    // Without this Redis would be unavailable in the first test.
    if (deps.redis.status !== 'ready') {
      const settled = ['ready', 'close'].map((event) => new Promise((done) => deps.redis.once(event, done)));
      await Promise.race([...settled, pause(30_000)]);
    }
    // And the viewer cache would not be usable yet, unless the test has no database.
    for (
      let attemptsLeft = overrides.DATABASE_URL ? 0 : 3000;
      attemptsLeft > 0 && !deps.viewerChanges.isAlive(performance.now());
      attemptsLeft -= 1
    ) {
      await pause(10);
    }
    instances.push({ close: () => app.close().then(() => deps.close()) });
    return { app, deps };
  }

  const { app, deps } = await startInstance();
  if (options.classifier) {
    deps.classifier.start();
    for (
      let attemptsLeft = 1000;
      attemptsLeft > 0 && deps.classifier.stats().processes?.idle === 0;
      attemptsLeft -= 1
    )
      await pause(100);
  }
  return {
    app,
    deps,
    env,
    db: deps.db,
    logged,
    statements,
    startInstance,
    /** Only with `identity: true`. */
    identity,
    signIn: (role?: Role) => signIn(deps.db, role),
    async stop() {
      await Promise.all(instances.map((instance) => instance.close()));
      await identity?.stop();
      await drop();
    },
  };
}

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Inserts a person with a live session. */
export async function signIn(db: Database, role: Role = 'member') {
  const id = randomUUID();
  const email = `sari.${id}@contoh.id`;
  await insertPerson(db, { id, name: 'Sari', email, role });
  const { token, sessionId } = await openSession(db, id);
  return { id, email, token, sessionId, headers: { authorization: `Bearer ${token}` } };
}
