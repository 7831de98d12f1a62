import { readFileSync } from 'node:fs';
import { assertPortsFree } from './port-check.ts';
import { eventually } from './probes.ts';
import { fingerprintOf, logFile, runningProcess, start, stop } from './process.ts';
import type { Server } from './server.ts';

const patienceWithRunning = 5_000;
const patienceWithStarting = 60_000;

const lastWords = (server: Server) =>
  readFileSync(logFile(server), 'utf8').trim().split('\n').slice(-5).join('\n');

const startUntilReady = async (server: Server) => {
  await server.prepare();
  await assertPortsFree(server.ports);
  await start(server);
  await eventually(
    () => server.ready(),
    patienceWithStarting,
    () =>
      runningProcess(server)
        ? undefined
        : `it ended while starting; ${logFile(server)} says:\n${lastWords(server)}`,
  );
};

const isUsable = async (server: Server) => {
  const running = runningProcess(server);
  if (!running || running.fingerprint !== fingerprintOf(server.command())) return false;
  return eventually(
    () => server.ready(),
    patienceWithRunning,
    () => (runningProcess(server) ? undefined : 'it ended while it was asked'),
  ).then(
    () => true,
    () => false,
  );
};

/** Leaves a good server alone, and replaces one that is dead, hangs, or was started with other settings. */
export const bringUp = async (server: Server): Promise<'already up' | 'restarted' | 'started'> => {
  const usable = await isUsable(server);
  const replaced = !usable && (await stop(server));
  if (!usable) await startUntilReady(server);
  await server.furnish?.();
  if (usable) return 'already up';
  return replaced ? 'restarted' : 'started';
};
