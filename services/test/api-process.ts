import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const apiFolder = fileURLToPath(new URL('../../apps/api/', import.meta.url));

export type Readiness = { code: number; status: string; dependencies: Record<string, string> };

/** The API as it runs in development, on the servers that the environment names. */
export const apiProcess = (port: number, environment: NodeJS.ProcessEnv) => {
  const env = { ...environment, HOST: '127.0.0.1', PORT: `${port}`, LOG_LEVEL: 'fatal' };
  let child: ChildProcess | undefined;

  return {
    async start() {
      const migration = spawn(process.execPath, ['src/migrate.ts'], {
        cwd: apiFolder,
        env,
        stdio: 'inherit',
      });
      const [code] = (await once(migration, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`the migration ended with ${code}`);
      child = spawn(process.execPath, ['src/server.ts'], { cwd: apiFolder, env, stdio: 'inherit' });
    },

    async readiness(): Promise<Readiness | undefined> {
      try {
        const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
        return { code: response.status, ...((await response.json()) as Omit<Readiness, 'code'>) };
      } catch {
        return undefined;
      }
    },

    async stop() {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
