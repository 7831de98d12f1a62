import { readFileSync } from 'node:fs';
import { assertPortsFree, isFree } from './port-check.ts';
import { retryUntilReady } from './probes.ts';
import { fingerprintOf, logFile, runningProcess, start, stop } from './process.ts';
import type { Server } from './server.ts';

const notListeningTimeoutMs = 5_000;
const slowTimeoutMs = 60_000;
const startTimeoutMs = 60_000;

const logTail = (server: Server) =>
  readFileSync(logFile(server), 'utf8').trim().split('\n').slice(-5).join('\n');

const startUntilReady = async (server: Server) => {
  await server.prepare();
  await assertPortsFree(server.ports);
  await start(server);
  await retryUntilReady(
    () => server.ready(),
    startTimeoutMs,
    () =>
      runningProcess(server)
        ? undefined
        : `it exited while starting; end of ${logFile(server)}:\n${logTail(server)}`,
  );
};

const isReadyWithin = (server: Server, timeoutMs: number) =>
  retryUntilReady(
    () => server.ready(),
    timeoutMs,
    () => (runningProcess(server) ? undefined : 'it exited during the check'),
  ).then(
    () => true,
    () => false,
  );

const isListeningOnPorts = async ({ ports }: Server) =>
  !(await Promise.all(ports.map(isFree))).includes(true);

const isUsable = async (server: Server) => {
  const running = runningProcess(server);
  if (!running || running.fingerprint !== fingerprintOf(server.command())) return false;
  // A process that listens is only slow, as happens on a busy machine.
  const isListening = await isListeningOnPorts(server);
  if (await isReadyWithin(server, isListening ? slowTimeoutMs : notListeningTimeoutMs)) return true;
  if (!isListening || !runningProcess(server)) return false;
  throw new Error(
    `pid ${running.pid} is running, but has not responded for a minute. It was not stopped, because it may be in use: ` +
      '`pnpm services down` stops it',
  );
};

/** Keeps a server that runs and listens, even if slow; restarts one that is dead or has other settings. */
export const bringUp = async (server: Server): Promise<'already up' | 'restarted' | 'started'> => {
  const usable = await isUsable(server);
  const replaced = !usable && (await stop(server));
  if (!usable) await startUntilReady(server);
  await server.provision?.();
  if (usable) return 'already up';
  return replaced ? 'restarted' : 'started';
};
