import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localEnv, root } from '@app/services/src/local-env.ts';
import { listeningAddress, stopProcess } from '@app/verify/kit/process/server-process.ts';
import { wrk } from '@app/verify/kit/load/wrk.ts';

/** The built API as in production, without rate limits. */
export async function startApi(databaseAddress: string) {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/server.js')], {
    env: {
      ...localEnv(),
      NODE_ENV: 'production',
      DATABASE_URL: databaseAddress,
      DATABASE_POOL: '16',
      PORT: '0',
      DRAIN_MS: '0',
      CLASSIFIER_PROCESSES: '1',
      REDIS_PREFIX: `bench:${process.pid}:`,
      RATE_LIMIT_VISITOR: '100000000',
      RATE_LIMIT_MEMBER: '100000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await listeningAddress(child, 'the API');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  return {
    /** Milliseconds until the response is complete, one request at a time. */
    async times(paths: string[], token?: string): Promise<number[]> {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const times: number[] = [];
      for (const path of paths) {
        const began = performance.now();
        await new Promise<void>((resolve, reject) => {
          const request = get(`${address}${path}`, { agent, headers }, (response) => {
            if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
            response.resume().once('end', resolve);
          });
          request.once('error', reject);
        });
        times.push(performance.now() - began);
      }
      return times;
    },

    /** The maximum responses per second; each line is a path, or a token and a path. */
    async throughput(
      requestLines: string[],
      seconds: number,
      lines: 'path' | 'token-path' = 'path',
    ): Promise<number> {
      const folder = mkdtempSync(join(tmpdir(), 'bench-api-'));
      try {
        const file = join(folder, 'lines');
        writeFileSync(file, requestLines.join('\n'));
        const summary = await wrk({ address, connections: 32, seconds, lines, file });
        return summary.requests / summary.seconds;
      } finally {
        rmSync(folder, { recursive: true });
      }
    },

    async stop() {
      agent.destroy();
      await stopProcess(child);
    },
  };
}
