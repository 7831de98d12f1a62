import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { forgotPassword } from '@app/contract/account-password';
import { classifyPhoto } from '@app/contract/smart-sort';
import { afterEach, expect, test, vi } from 'vitest';
import { createPool } from '#api/db/database.ts';
import { localEnv, root } from '../../../services/src/local-env.ts';
import { createDatabase, databaseUrl, dropDatabase } from './databases.ts';
import { eventually } from './eventually.ts';
import { isolatedEnv } from './harness.ts';
import { createIdentitySchema } from './identity-server.ts';
import { jpeg } from './photos.ts';
import { spawnProgram, spawnServer } from './spawned-server.ts';

vi.setConfig({ testTimeout: 180_000 });

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

test('the bundle migrates and seeds an empty database, serves and works', async () => {
  const folder = join(root, 'apps/api');
  execFileSync(join(folder, 'node_modules/.bin/rolldown'), ['-c', 'rolldown.config.ts'], { cwd: folder });
  const name = await createDatabase();
  cleanUp.push(() => dropDatabase(name));
  await createIdentitySchema(databaseUrl(name));
  const env = { ...localEnv(), DATABASE_URL: databaseUrl(name), REDIS_PREFIX: `${name}:` };

  const migration = await spawnProgram('dist/migrate.js', env, /"applied":\[([^\]]*)\]/);
  expect(migration.match[1]).toContain('0001_foundation.sql');
  expect(await migration.ended).toEqual([0, null]);
  const seeding = await spawnProgram('dist/seed.js', env, /samples and content are up to date/);
  expect(await seeding.ended).toEqual([0, null]);

  const server = await spawnServer(env, [], 'dist/server.js');
  const worker = await spawnProgram('dist/worker.js', env, /taking jobs/);
  const ready = await eventually(
    () => fetch(`${server.address}/health/ready`).then((response) => response.json()),
    ({ status }) => status === 'ready',
  );
  expect(ready).toMatchObject({ status: 'ready', dependencies: { classifier: 'up' } });
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await jpeg())]), 'foto.jpg');
  const response = await fetch(server.address + classifyPhoto.path, { method: 'POST', body });
  expect(await response.json()).toMatchObject({ success: true });
  for (const { child, ended } of [server, worker]) {
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
});

/** A collector of traces. The names of spans and their ids are in the bodies as they are. */
async function startCollector() {
  const bodies: Buffer[] = [];
  const collector = createServer((request, response) => {
    void buffer(request).then((body) => {
      bodies.push(body);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  cleanUp.push(() => collector.close());
  const { port } = collector.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, received: () => Buffer.concat(bodies.splice(0)) };
}

test('with a collector named, a request, its statements and its job are one trace', async () => {
  const collector = await startCollector();
  const { variables, drop } = await isolatedEnv();
  cleanUp.push(drop);
  const env = { ...variables, OTEL_EXPORTER_OTLP_ENDPOINT: collector.address };

  const server = await spawnServer(env);
  const asked = await fetch(server.address + forgotPassword.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sari.jejak@contoh.id' }),
  });
  expect(asked.status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
  const ofRequest = collector.received();

  const pool = createPool(variables.DATABASE_URL, 1);
  cleanUp.push(() => pool.end());
  const { rows } = await pool.query(
    `select data->>'traceparent' as traceparent from pgboss.job where name = 'identity.recover'`,
  );
  const traceId = Buffer.from(rows[0].traceparent.split('-')[1], 'hex');
  expect(ofRequest.includes('postgresql insert')).toBe(true);
  expect(ofRequest.includes(traceId)).toBe(true);
  expect(ofRequest.includes('sari.jejak')).toBe(false);

  const worker = await spawnProgram('src/worker.ts', env, /taking jobs/);
  await eventually(
    async () => worker.output(),
    (output) => /"job":"identity.recover"/.test(output),
  );
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toEqual([0, null]);
  const ofJob = collector.received();
  expect(ofJob.includes('job identity.recover')).toBe(true);
  expect(ofJob.includes(traceId)).toBe(true);
  expect(ofJob.includes('sari.jejak')).toBe(false);
});
