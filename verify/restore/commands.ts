import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@app/services/src/local-env.ts';
import { run } from '@app/services/src/run.ts';
import { query } from '../kit/database/query.ts';

/** The operator commands, as `pnpm db:…` runs them. */
export function operatorCommands(environment: { BACKUP_DIR: string; BACKUP_DATABASE_URL: string }) {
  const file = (name: string) => join(root, `ops/database/${name}.ts`);
  const command = async (name: string, ...args: string[]) => {
    const printed = await run({ program: process.execPath, arguments: [file(name), ...args], environment });
    return JSON.parse(printed.split('\n').at(-1) ?? '') as Record<string, unknown>;
  };

  return {
    backup: () => command('backup'),
    restore: (into: string, until?: string) =>
      command('restore', '--into', into, ...(until ? ['--until', until] : [])),

    /** Waits until the primary streams its log to the archive. */
    async archive() {
      const child = spawn(process.execPath, [file('archive')], {
        env: { ...process.env, ...environment },
        stdio: 'ignore',
      });
      const stopOnExit = () => void child.kill('SIGTERM');
      process.once('exit', stopOnExit);
      child.once('exit', () => process.off('exit', stopOnExit));
      const countReceivers = `select count(*) from pg_stat_replication where application_name = 'pg_receivewal'`;
      while ((await query(countReceivers, environment.BACKUP_DATABASE_URL)) === '0') {
        if (child.exitCode !== null) throw new Error(`pnpm db:archive ended with ${child.exitCode}`);
        await pause(100);
      }
      return {
        async stop() {
          if (child.exitCode !== null) return;
          const exited = once(child, 'exit');
          child.kill('SIGTERM');
          await exited;
        },
      };
    },
  };
}
