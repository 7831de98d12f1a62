import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { processorTime } from '../../apps/api/test/processor-time.ts';
import { run } from '../../services/src/run.ts';
import { localEnv, root } from '../../services/src/local-env.ts';
import { listeningAddress, stopGently } from './listening.ts';

export type Load = { microseconds: number; requests: number };

/** A server of ours alone on the first core, so that its own processor time can be told from the load's. */
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
    /** Drives it from the second core; any answer but a success is a broken benchmark. */
    async load(path: string, tokenFile: string, seconds: number): Promise<Load> {
      const before = microseconds();
      const script = join(import.meta.dirname, 'load.lua');
      const wrk = ['wrk', '-t1', '-c64', `-d${seconds}s`, '-s', script, address + path, '--', tokenFile];
      const printed = await run({ program: 'taskset', arguments: ['-c', '1', ...wrk] });
      const spent = microseconds() - before;
      const { requests, failures } = JSON.parse(printed.slice(printed.lastIndexOf('{'))) as {
        requests: number;
        failures: number;
      };
      if (failures > 0) throw new Error(`${failures} of ${requests} requests to ${path} failed`);
      return { microseconds: spent / requests, requests };
    },
    stop: () => stopGently(child),
  };
}
