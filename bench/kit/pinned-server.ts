import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { processorTime } from '@app/api/test/processor-time.ts';
import { localEnv, root } from '@app/services/src/local-env.ts';
import { listeningAddress, stopProcess } from '@app/verify/kit/process/server-process.ts';
import { wrk } from '@app/verify/kit/load/wrk.ts';

export type Load = { microseconds: number; requests: number };

/** Starts a server pinned to one core, to separate its CPU time from that of the load generator. */
export async function startPinned(file: string, variables: NodeJS.ProcessEnv, core = 0) {
  const words = ['-c', String(core), process.execPath, '--enable-source-maps', join(root, file)];
  const child = spawn('taskset', words, {
    env: { ...localEnv(), NODE_ENV: 'production', PORT: '0', DRAIN_MS: '0', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await listeningAddress(child, file);
  const microseconds = () => processorTime([child.pid!]) * 1000;

  return {
    address,
    /** Sends load from the second core. */
    async load(path: string, tokenFile: string, seconds: number): Promise<Load> {
      const before = microseconds();
      const { requests } = await wrk({
        address: address + path,
        connections: 64,
        seconds,
        lines: 'bearer',
        file: tokenFile,
        prefix: ['taskset', '-c', '1'],
      });
      return { microseconds: (microseconds() - before) / requests, requests };
    },
    stop: () => stopProcess(child),
  };
}
