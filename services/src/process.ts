import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';
import { type Command, type Server, folderOf } from './server.ts';

export type Running = { pid: number; birth: string; fingerprint: string };

const pidFile = (server: Server) => join(folderOf(server.name), 'pid.json');
export const logFile = (server: Server) => join(folderOf(server.name), 'log');

/** Changes when the server would now be started differently. */
export const fingerprintOf = ({ sources = [], ...rest }: Command): string => {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex');
};

/** The process started for this server, if it is still running. */
export const runningProcess = (server: Server): Running | undefined => {
  try {
    const recorded = JSON.parse(readFileSync(pidFile(server), 'utf8')) as Running;
    return processIdentity(recorded.pid) === recorded.birth ? recorded : undefined;
  } catch {
    return undefined;
  }
};

const writePidFile = (server: Server, running: Running) => {
  const draft = `${pidFile(server)}.new`;
  writeFileSync(draft, JSON.stringify(running));
  renameSync(draft, pidFile(server));
};

// A minimal environment, so that a server behaves the same for every user.
const basicEnvironment = () => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '/',
  LANG: 'C.UTF-8',
});

export const start = async (server: Server): Promise<Running> => {
  mkdirSync(folderOf(server.name), { recursive: true });
  const command = server.command();
  const log = openSync(logFile(server), 'a');
  const child = spawn(command.program, command.arguments, {
    detached: true,
    stdio: ['ignore', log, log],
    cwd: command.folder ?? folderOf(server.name),
    env: { ...basicEnvironment(), ...command.environment },
    ...command.user,
  });
  closeSync(log);
  const birth = child.pid === undefined ? undefined : processIdentity(child.pid);
  if (child.pid === undefined || !birth) {
    await once(child, 'spawn');
    throw new Error(`it exited at once; see ${logFile(server)}`);
  }
  const running = { pid: child.pid, birth, fingerprint: fingerprintOf(command) };
  writePidFile(server, running);
  child.unref();
  return running;
};

const signal = ({ pid, birth }: Running, name: NodeJS.Signals) => {
  if (processIdentity(pid) === birth) process.kill(pid, name);
};

const waitForExit = async ({ pid, birth }: Running, timeoutMs: number) => {
  const deadline = Date.now() + timeoutMs;
  while (processIdentity(pid) === birth) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
};

export const stop = async (server: Server): Promise<boolean> => {
  const running = runningProcess(server);
  if (running) {
    signal(running, server.stopSignal ?? 'SIGTERM');
    if (!(await waitForExit(running, 10_000))) {
      signal(running, 'SIGKILL');
      await waitForExit(running, 5_000);
    }
  }
  rmSync(pidFile(server), { force: true });
  return running !== undefined;
};
