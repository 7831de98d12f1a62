import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../services/src/run.ts';
import { localEnv, root } from '../../services/src/local-env.ts';

/** /proc counts processor time in ticks of this many microseconds. */
const tick = 10_000;

export type Load = { microseconds: number; requests: number };

/** A server of ours alone on the first core, so that its own processor time can be told from the load's. */
export async function startPinned(file: string, variables: NodeJS.ProcessEnv, core = 0) {
  const words = ['-c', String(core), process.execPath, '--enable-source-maps', join(root, file)];
  const child = spawn('taskset', words, {
    env: { ...localEnv(), NODE_ENV: 'production', PORT: '0', DRAIN_MS: '0', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const said = /listens at (http:[\w.:/]+\d)/.exec(text)?.[1];
      if (said) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });

  /** What the kernel has charged to the process, all threads, in its own code and on its behalf. */
  const processorTime = () => {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    const [user = '0', system = '0'] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * tick;
  };

  return {
    address,
    /** Drives it from the second core; any answer but a success is a broken benchmark. */
    async load(path: string, tokenFile: string, seconds: number): Promise<Load> {
      const before = processorTime();
      const script = join(import.meta.dirname, 'load.lua');
      const wrk = ['wrk', '-t1', '-c64', `-d${seconds}s`, '-s', script, address + path, '--', tokenFile];
      const printed = await run({ program: 'taskset', arguments: ['-c', '1', ...wrk] });
      const spent = processorTime() - before;
      const { requests, failures } = JSON.parse(printed.slice(printed.lastIndexOf('{'))) as {
        requests: number;
        failures: number;
      };
      if (failures > 0) throw new Error(`${failures} of ${requests} requests to ${path} failed`);
      return { microseconds: spent / requests, requests };
    },
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
