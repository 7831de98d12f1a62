import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { connectRedis } from '#api/clients/redis.ts';
import { freePort } from '../../../services/src/free-port.ts';
import { pause } from './harness.ts';

/** A Redis that a test may stop, freeze and kill without anybody else noticing. */
export async function startRedis(port?: number) {
  const own = port ?? (await freePort());
  const url = `redis://127.0.0.1:${own}/0`;
  const quiet = ['--save', '', '--appendonly', 'no', '--dir', '/tmp', '--daemonize', 'no'];
  const child = spawn('redis-server', ['--port', `${own}`, '--bind', '127.0.0.1', ...quiet], {
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const client = connectRedis(url, '');
  while (client.status !== 'ready') await pause(20);
  client.disconnect();
  return {
    url,
    port: own,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async kill() {
      const gone = once(child, 'exit');
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await gone;
    },
  };
}

/** Accepts connections and never says a word: the worst way for a server to be down. */
export async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
