import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { classifyPhoto } from '@app/contract/smart-sort';
import { afterEach, expect, test, vi } from 'vitest';
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

test('with a collector named, requests become traces there', async () => {
  const traced: string[] = [];
  const collector = createServer((request, response) => {
    traced.push(request.url ?? '');
    request.resume().on('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  cleanUp.push(() => collector.close());
  const { variables, drop } = await isolatedEnv();
  cleanUp.push(drop);

  const { port } = collector.address() as AddressInfo;
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  const server = await spawnServer({ ...variables, ...tracing });
  expect((await fetch(`${server.address}/auth/me`)).status).toBe(401);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
  expect(traced).toContain('/v1/traces');
});
