import { setTimeout as pause } from 'node:timers/promises';
import { asPostgresUser } from '@app/services/src/servers/postgres-user.ts';
import { figuresIn, infraFile, runOnDatabase } from '../kit/database/backups.ts';
import { query } from '../kit/database/query.ts';
import { startChild } from '../kit/process/child-process.ts';

type Options = { environment: Record<string, string>; address: string; log: string };

/** The scripts of infra/database, as operators run them. */
export function operatorCommands({ environment, address, log }: Options) {
  const script = (name: string, ...args: string[]) => runOnDatabase(environment, infraFile(name), ...args);

  return {
    backup: async () => figuresIn(await script('backup')),
    /** What the nightly backup does when this many days have passed. */
    backupAfterDays: async (days: number) =>
      figuresIn(await runOnDatabase(environment, 'faketime', '-f', `+${days}d`, infraFile('backup'))),
    restore: (into: string, until?: string) => script('restore', into, ...(until ? [until] : [])),

    /** Waits until the primary streams its log. */
    async stream() {
      const child = startChild({
        program: infraFile('stream'),
        arguments: [],
        environment: { ...process.env, ...environment },
        log,
        folder: '/',
        ...asPostgresUser(),
      });
      const countReceivers = `select count(*) from pg_stat_replication where application_name = 'pg_receivewal'`;
      while ((await query(countReceivers, address)) === '0') {
        if (child.hasEnded()) throw new Error(`the stream ended with ${await child.ended}: ${log}`);
        await pause(100);
      }
      return { stop: () => child.end('SIGINT') };
    },
  };
}
