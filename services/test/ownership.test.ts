import { readFileSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privateSet } from './private-set.ts';

const set = await privateSet(400);
const redisPort = set.ports.redis;

const listenOn = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer();
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const healthOf = async (name: string) => (await set.status()).find((row) => row.name === name)?.health;

beforeAll(() => set.up());
afterAll(() => set.remove());

test('status lists six servers, and fails as soon as one of them is down', async () => {
  const rows = await set.status();
  expect(rows.map(({ name, health }) => `${name} ${health}`)).toEqual([
    'postgres up',
    'redis up',
    'identity up',
    'objects up',
    'mail up',
    'google up',
  ]);
  expect((await set.services('status')).code).toBe(0);

  set.kill('google');
  const table = await set.services('status');
  expect(table.code).toBe(1);
  expect(table.printed).toMatch(/google .* down/);
  await set.up();
});

test('up leaves servers alone that run well, and is done within two seconds', async () => {
  const before = (await set.status()).map(({ pid }) => pid);
  // Compared with `status`, which only looks: in turns, and the best of three, because the machine may be busy.
  const durations = { up: [] as number[], status: [] as number[] };
  for (let attempt = 0; attempt < 3; attempt++) {
    for (const command of ['up', 'status'] as const) {
      const began = performance.now();
      expect((await set.services(command)).code).toBe(0);
      durations[command].push(performance.now() - began);
    }
  }
  const [up, status] = [Math.min(...durations.up), Math.min(...durations.status)];
  console.info(`up ${Math.round(up)} ms, status ${Math.round(status)} ms`);
  expect(up / status).toBeLessThan(4);
  expect((await set.status()).map(({ pid }) => pid)).toEqual(before);
});

test('a server that is only slow is waited for, and not taken from whoever uses it', async () => {
  const pid = set.pidOf('redis');
  process.kill(pid, 'SIGSTOP');
  const starting = set.up();
  await pause(7_000);
  process.kill(pid, 'SIGCONT');
  expect(await starting).toMatch(/redis +already up/);
  expect(set.pidOf('redis')).toBe(pid);
});

test('two people who type up at the same moment get one set of servers', async () => {
  for (const name of ['postgres', 'redis', 'identity']) set.kill(name);
  const outputs = await Promise.all([set.up(), set.up()]);
  expect(outputs.filter((printed) => /redis +started/.test(printed))).toHaveLength(1);
  expect(outputs.filter((printed) => /redis +already up/.test(printed))).toHaveLength(1);
});

test('a port that somebody else holds is named, and that process is left alone', async () => {
  set.kill('redis');
  await expect.poll(() => healthOf('redis'), { timeout: 60_000 }).toBe('down');
  const otherServer = await listenOn(redisPort);
  try {
    const result = await set.services('up');
    expect(result.code).toBe(1);
    expect(result.printed).toContain(`port ${redisPort} is taken`);
    await set.services('down');
    expect(otherServer.listening).toBe(true);
  } finally {
    otherServer.close();
  }
  await set.up();
});

test('down does not kill a process that was given the pid of a dead server', async () => {
  const recorded = JSON.parse(readFileSync(set.pidFile('redis'), 'utf8')) as { pid: number };
  set.kill('redis');
  // The test process stands for the new process with that pid: if it were killed, the test would not finish.
  writeFileSync(set.pidFile('redis'), JSON.stringify({ ...recorded, pid: process.pid }));
  expect(await healthOf('redis')).toBe('down');
  expect((await set.services('down')).printed).not.toMatch(/redis/);
  await set.up();
});

test('a lock file that PostgreSQL left behind does not keep it from starting', async () => {
  await set.services('down');
  writeFileSync(join(set.folder, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n/nowhere\n`);
  expect(await set.up()).toMatch(/postgres +started/);
});

test('a PostgreSQL that lives on our data is not pushed aside when its pid file is lost', async () => {
  const pidFileContent = readFileSync(set.pidFile('postgres'), 'utf8');
  writeFileSync(set.pidFile('postgres'), '');
  const result = await set.services('up');
  expect(result.code).toBe(1);
  expect(result.printed).toMatch(/already works on/);

  writeFileSync(set.pidFile('postgres'), pidFileContent);
  expect(await healthOf('postgres')).toBe('up');
});
