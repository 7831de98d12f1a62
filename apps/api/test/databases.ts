import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { asRole, localEnv } from '../../../services/src/local-env.ts';
import { prepareRolesAt } from '../../../services/src/servers/postgres-roles.ts';

export function databaseUrl(name: string): string {
  const url = new URL(localEnv().DATABASE_URL);
  url.pathname = name;
  return url.href;
}

/** Runs statements as the superuser, in the maintenance database by default. */
export async function withAdminConnection<T>(
  work: (admin: Client) => Promise<T>,
  database = 'postgres',
): Promise<T> {
  const admin = new Client({ connectionString: asRole('postgres', databaseUrl(database)) });
  try {
    await admin.connect();
  } catch (cause) {
    throw new Error('PostgreSQL does not answer: start the servers with `pnpm services up`', { cause });
  }
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** The name contains the process id, so that a later run can find leftovers of dead processes. */
const newName = () => `test_${process.pid}_${randomUUID().replaceAll('-', '')}`;

/** An empty database with the roles of production; the identity server can start on it. */
export async function createDatabase(name = newName()): Promise<string> {
  await withAdminConnection((admin) => admin.query(`create database ${name}`));
  await prepareRolesAt(databaseUrl(name));
  return name;
}

export async function cloneDatabase(template: string): Promise<string> {
  const name = newName();
  await withAdminConnection(async (admin) => {
    await admin.query(`create database ${name} template ${template}`);
    // Rights on the database itself are not cloned.
    await admin.query(`grant create on database ${name} to pilahbumi, supabase_auth_admin`);
  });
  return name;
}

/** Waits for closing connections: forced termination would crash their program. */
export const dropDatabase = (name: string) =>
  withAdminConnection(async (admin) => {
    for (let attemptsLeft = 40; attemptsLeft > 0; attemptsLeft -= 1) {
      const { rowCount } = await admin.query('select 1 from pg_stat_activity where datname = $1', [name]);
      if (!rowCount) break;
      await pause(50);
    }
    await admin.query(`drop database if exists ${name} with (force)`);
  });

export async function dropLeftovers(): Promise<void> {
  await withAdminConnection(async (admin) => {
    const { rows } = await admin.query<{ name: string }>(
      `select datname as name from pg_database where datname ~ '^test_[0-9]+_'`,
    );
    const dead = rows.filter(({ name }) => !isAlive(Number(name.split('_')[1])));
    for (const { name } of dead) await admin.query(`drop database if exists ${name} with (force)`);
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
