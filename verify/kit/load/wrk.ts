import { join } from 'node:path';
import { run } from '@app/services/src/run.ts';

type Load = {
  address: string;
  connections: number;
  seconds: number;
  /** What each line of the file is. */
  lines: 'bearer' | 'path' | 'token-path';
  file: string;
  /** Command prefix, e.g. taskset with a core. */
  prefix?: string[];
};

/** Sends as many requests as possible; any failed response invalidates the benchmark. */
export async function wrk({ address, connections, seconds, lines, file, prefix = [] }: Load) {
  const script = join(import.meta.dirname, 'load.lua');
  const words = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, address, '--', lines, file];
  const [program = '', ...rest] = [...prefix, ...words];
  const printed = await run({ program, arguments: rest });
  const summary = JSON.parse(printed.slice(printed.lastIndexOf('{'))) as {
    requests: number;
    failures: number;
    seconds: number;
  };
  if (summary.failures > 0)
    throw new Error(`${summary.failures} of ${summary.requests} requests to ${address} failed`);
  return summary;
}
