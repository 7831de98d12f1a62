import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connectRedis } from '@app/api/src/clients/redis.ts';
import { freePort } from '@app/services/src/free-port.ts';
import { findOnPath } from '@app/services/src/machine/find.ts';
import { waitUntil } from '../kit/process/wait-until.ts';

/** A Redis of the proof's own, which it may kill. */
export async function startRedis() {
  const port = await freePort();
  const words = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    '/tmp',
  ];
  const launch = () => spawn(findOnPath('redis-server') ?? 'redis-server', words, { stdio: 'ignore' });
  let child = launch();
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `redis://127.0.0.1:${port}/0`;
  const client = connectRedis(url, { timeoutMs: 1000 });
  const isReady = () => waitUntil('Redis is ready', () => client.status === 'ready', 10_000);
  await isReady();

  async function kill(): Promise<void> {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  return {
    url,
    client,
    kill,
    async start(): Promise<void> {
      child = launch();
      await isReady();
    },
    async stop(): Promise<void> {
      client.disconnect();
      await kill();
    },
  };
}
