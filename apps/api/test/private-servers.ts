import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { connectRedis } from '#api/clients/redis.ts';
import { freePort } from '../../../services/src/free-port.ts';
import { ports } from '../../../services/src/local-env.ts';
import { pause } from './harness.ts';

/** A separate Redis that a test may freeze or kill. */
export async function startRedis(port?: number) {
  const redisPort = port ?? (await freePort());
  const url = `redis://127.0.0.1:${redisPort}/0`;
  const redisOptions = ['--save', '', '--appendonly', 'no', '--dir', '/tmp', '--daemonize', 'no'];
  const child = spawn('redis-server', ['--port', `${redisPort}`, '--bind', '127.0.0.1', ...redisOptions], {
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const client = connectRedis(url);
  while (client.status !== 'ready') await pause(20);
  client.disconnect();
  return {
    url,
    port: redisPort,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async kill() {
      const exited = once(child, 'exit');
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await exited;
    },
  };
}

/** Accepts connections and never responds. */
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

/** The local mail catcher behind a relay that greets late. */
export async function startSlowRelay(delayMs: number) {
  const server = createServer((client) => {
    client.on('error', () => undefined);
    void pause(delayMs).then(() => {
      const catcher = connect(ports.smtp, '127.0.0.1').on('error', () => client.destroy());
      client.pipe(catcher).pipe(client);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}
