import { Agent } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, createPool } from '#api/db/database.ts';
import { isolatedEnv, pause, signIn } from './harness.ts';
import { call, tally } from './load.ts';
import { spawnProgram, spawnServer } from './spawned-server.ts';
import { waitForLockWaiters } from './waiting.ts';

let isolated: Awaited<ReturnType<typeof isolatedEnv>>;
let pool: ReturnType<typeof createPool>;
vi.setConfig({ testTimeout: 180_000 });
beforeEach(async () => {
  isolated = await isolatedEnv({ NODE_ENV: 'production', RATE_LIMIT_MEMBER: '1000000' });
  pool = createPool(isolated.variables.DATABASE_URL, 5);
});
afterEach(async () => {
  await pool.end();
  await isolated.drop();
});

/** A body as sent over a slow connection: its end comes a while after the server was signalled to stop. */
async function* slowBody(text: string, signalled: Promise<unknown>) {
  yield text.slice(0, 20);
  await signalled;
  await pause(1300);
  yield text.slice(20);
}

/** Fifty clients and some slow ones; SIGTERM is sent in the middle. */
async function stopUnderLoad(nodeFlags: string[] = []) {
  const db = connect(pool);
  const member = await signIn(db);
  const leaving = await signIn(db);
  const server = await spawnServer(isolated.variables, nodeFlags);
  const { counts, track } = tally();
  const agent = new Agent({ keepAlive: true, maxSockets: 60 });
  const send = (path: string, rest = {}) => track(path, call(server.address, agent, { path, ...rest }));

  // Acts like a load balancer: polls the probe and stops sending when it says draining.
  const balancer = { isRouted: true };
  const watching = (async () => {
    while (balancer.isRouted && server.child.exitCode === null) {
      const body = await fetch(`${server.address}/health/ready`).then((response) => response.text(), String);
      if (/draining|fetch failed/.test(body)) balancer.isRouted = false;
      await pause(50);
    }
    balancer.isRouted = false;
  })();
  const clients = Array.from({ length: 50 }, async (_, number) => {
    const path = number % 2 ? '/auth/me' : '/health/live';
    while (balancer.isRouted) await send(path, { headers: member.headers });
  });
  while (counts.answered < 1000) await pause(20);

  const report = JSON.stringify({ message: 'rusak', path: '/', version: '1' });
  const upload = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': `${report.length}` },
  };
  const signalled = Promise.withResolvers<void>();
  const slowRequests = Array.from({ length: 5 }, () =>
    send('/diagnostics/page-errors', { ...upload, body: () => slowBody(report, signalled.promise) }),
  );
  const locked = db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .selectFrom('app.session')
      .select('id')
      .where('id', '=', leaving.sessionId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    slowRequests.push(send('/auth/logout', { method: 'POST', headers: leaving.headers }));
    await signalled.promise;
    await pause(1600);
    return id;
  });
  await waitForLockWaiters(db, 1);

  server.child.kill('SIGTERM');
  signalled.resolve();
  await Promise.all([watching, ...clients, ...slowRequests, locked]);
  const [code] = await server.ended;
  agent.destroy();
  return { code, counts, output: server.output() };
}

test('a server that is told to stop answers everything it has accepted', async () => {
  const { code, counts, output } = await stopUnderLoad();
  console.info('stopped under load:', counts);
  expect(counts.sent).toBeGreaterThan(1000);
  expect(counts.lost).toEqual([]);
  expect(counts.answered + counts.refused).toBe(counts.sent);
  expect(code).toBe(0);
  expect(output).not.toContain('"level":"error"');
});

test('the count above can fail: a server that just exits loses requests', async () => {
  const exits = 'data:text/javascript,process.once("SIGTERM",()=>process.exit(0))';
  const { counts } = await stopUnderLoad(['--import', exits]);
  console.info('exited under load:', { ...counts, lost: counts.lost.length });
  expect(counts.lost.length).toBeGreaterThan(0);
});

test('an idle server stops at once', async () => {
  const server = await spawnServer({ ...isolated.variables, DRAIN_MS: '0' });
  await fetch(`${server.address}/metrics`);
  server.child.kill('SIGTERM');
  // Who does not stop at once, because something is still open, is ended with 1 when the time is up.
  expect(await server.ended).toEqual([0, null]);
});

test('the worker stops when it is told to', async () => {
  const worker = await spawnProgram('src/worker.ts', isolated.variables, /taking jobs/);
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toEqual([0, null]);
});

test('a server without its settings names them and does not start', async () => {
  const started = spawnServer({ PATH: process.env.PATH });
  await expect(started).rejects.toThrow(/ended with 1[^]*at ORIGIN[^]*at DATABASE_URL/);
});
