import { readFileSync } from 'node:fs';
import { assertPortsFree, isFree } from './port-check.ts';
import { eventually } from './probes.ts';
import { fingerprintOf, logFile, runningProcess, start, stop } from './process.ts';
import type { Server } from './server.ts';

const patienceWithDeaf = 5_000;
const patienceWithSlow = 60_000;
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

const answersWithin = (server: Server, milliseconds: number) =>
  eventually(
    () => server.ready(),
    milliseconds,
    () => (runningProcess(server) ? undefined : 'it ended while it was asked'),
  ).then(
    () => true,
    () => false,
  );

const holdsItsPorts = async ({ ports }: Server) => !(await Promise.all(ports.map(isFree))).includes(true);

const isUsable = async (server: Server) => {
  const running = runningProcess(server);
  if (!running || running.fingerprint !== fingerprintOf(server.command())) return false;
  // What lives and listens is slow, not dead: a busy machine does that.
  const isListening = await holdsItsPorts(server);
  if (await answersWithin(server, isListening ? patienceWithSlow : patienceWithDeaf)) return true;
  if (!isListening || !runningProcess(server)) return false;
  throw new Error(
    `pid ${running.pid} lives, but has not answered for a minute. It is left alone, for somebody may be using it: ` +
      '`pnpm services down` ends it',
  );
};

/** Leaves alone what lives and listens, however slow, and replaces what is dead or was started with other settings. */
export const bringUp = async (server: Server): Promise<'already up' | 'restarted' | 'started'> => {
  const usable = await isUsable(server);
  const replaced = !usable && (await stop(server));
  if (!usable) await startUntilReady(server);
  await server.furnish?.();
  if (usable) return 'already up';
  return replaced ? 'restarted' : 'started';
};
