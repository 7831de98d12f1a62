import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ports } from '@app/services/src/local-env.ts';
import { isFree } from '@app/services/src/port-check.ts';
import { classifyOnePhoto } from '../kit/product/classify-one-photo.ts';
import type { Check } from './checks.ts';
import { compose, composeOf, docker, folder } from './docker.ts';
import { checkAdministrator, checkMember } from './people.ts';
import { copyExample, fillIn, makeFolders, metrics, passwords } from './production-settings.ts';
import { checkRights } from './rights.ts';
import { up } from './up.ts';

const inPostgres = (...words: string[]) =>
  compose(['exec', '--no-TTY', '--user', 'postgres', 'postgres', ...words]);

const outcome = (running: Promise<unknown>): Promise<string> =>
  running.then(
    () => 'done',
    (error: unknown) => String(error),
  );

const figure = (name: string) =>
  Number(
    new RegExp(`^${name} (\\d+)$`, 'm').exec(
      readFileSync(join(metrics, 'pilahbumi-backup.prom'), 'utf8'),
    )?.[1],
  );

/** docs/operations/deploy.md from its second step to its first backup, on an empty engine. */
export async function* checkProduction(origin: string): AsyncGenerator<Check> {
  composeOf('compose.yaml', 'compose.production.yaml', join(folder, 'stand-ins/elsewhere.yaml'));
  copyExample();
  const empty = await outcome(compose(['config', '--quiet']));
  yield { what: 'production: settings that are missing are refused', holds: empty !== 'done', seen: empty };
  fillIn(origin);
  await makeFolders();
  await compose(['config', '--quiet']);

  await compose(['up', '--detach', '--wait', 'postgres']);
  for (const [role, password] of Object.entries(passwords))
    await inPostgres('psql', '--dbname=pilahbumi', `--command=alter role ${role} password '${password}'`);
  await up();

  yield* await checkRights();
  const open = [ports.postgres, ports.redis, ports.identity, ports.objects];
  const reachable = await Promise.all(open.map(async (port) => !(await isFree(port))));
  yield {
    what: 'production: the servers behind the gateway have no port',
    holds: !reachable.includes(true),
    seen: open.filter((_, n) => reachable[n]).join() || 'none',
  };
  const stranger = [
    'sh',
    '-c',
    'psql --no-password --host="$(hostname)" --username=pilahbumi --command="select 1" pilahbumi',
  ];
  const refused = await outcome(inPostgres(...stranger));
  yield { what: 'production: the database asks for a password', holds: refused !== 'done', seen: refused };

  const { material, ms } = await classifyOnePhoto(origin);
  yield { what: 'production: a photo is classified', holds: true, seen: `${material} in ${ms} ms` };
  const { person, checks } = await checkMember(origin);
  for (const check of checks) yield { ...check, what: `production: ${check.what}` };
  yield await checkAdministrator(person.email);

  await inPostgres('test', '-s', '/etc/ssl/certs/ca-certificates.crt');
  const began = Math.floor(Date.now() / 1000);
  await inPostgres('/opt/pilahbumi/database/backup');
  const completed = figure('pilahbumi_backup_completed_timestamp_seconds');
  yield {
    what: 'production: a backup in the bucket, verified and reported',
    holds: completed >= began && figure('pilahbumi_backup_count') === 1,
    seen: `${figure('pilahbumi_backup_count')} backup, ${completed - began} s`,
  };
  await inPostgres('/opt/pilahbumi/database/report');
  yield {
    what: 'production: the report of every five minutes',
    holds: figure('pilahbumi_backup_reported_timestamp_seconds') >= completed,
    seen: `${figure('pilahbumi_archive_waiting_seconds')} s waiting for the archive`,
  };
  const objects = await docker('exec', 'pilahbumi-backups-1', 'sh', '-c', 'find /data -type f | wc -l');
  yield {
    what: 'production: the bucket holds it',
    holds: Number(objects) > 3,
    seen: `${objects.trim()} objects`,
  };
}
