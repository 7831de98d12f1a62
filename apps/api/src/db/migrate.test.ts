import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '#test/databases.ts';
import { createIdentitySchema } from '#test/identity-server.ts';
import { migrate, migrateTables } from './migrate.ts';

let name: string;
let connection: Client;
beforeEach(async () => {
  name = await createDatabase();
  connection = new Client({ connectionString: databaseUrl(name) });
  await connection.connect();
});
afterEach(async () => {
  await connection.end();
  await dropDatabase(name);
});

test('without the identity server’s tables it stops and says what to do; with them it goes on', async () => {
  await expect(migrate(databaseUrl(name))).rejects.toThrow(
    'schema auth is missing: start the identity server once before migrating',
  );
  await createIdentitySchema(databaseUrl(name));
  // What was applied before it stopped stays.
  const applied = await migrate(databaseUrl(name));
  expect(applied).toContain('0003_accounts.sql');
  expect(applied).not.toContain('0001_foundation.sql');
  expect(await migrate(databaseUrl(name))).toEqual([]);
});

describe('files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    await connection.query('create schema app; create table app.thing (number integer)');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const file = (fileName: string, text: string) => writeFile(join(folder, fileName), text);
  const apply = () => migrateTables(databaseUrl(name), pathToFileURL(`${folder}/`));
  const valuesOf = async (statement: string) => {
    const { rows } = await connection.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows.flat();
  };
  const columns = () =>
    valuesOf(`select attname::text from pg_attribute
    where attrelid = 'app.thing'::regclass and attnum > 0 order by attnum`);

  test('have a transaction each: what fails leaves those before it, and nothing of itself', async () => {
    await file('1.sql', 'alter table app.thing add column first integer;');
    await file('2.sql', 'alter table app.thing add column second integer; select 1 / 0;');
    await expect(apply()).rejects.toThrow('division by zero');
    expect(await columns()).toEqual(['number', 'first']);
    await file('2.sql', 'alter table app.thing add column second integer;');
    expect(await apply()).toEqual(['2.sql']);
  });

  test('outside a transaction go on where they stopped, without the index that was left half-built', async () => {
    await connection.query('insert into app.thing values (1), (1)');
    await file(
      '1.sql',
      `-- outside a transaction
alter table app.thing add column if not exists first integer;
create unique index concurrently if not exists thing_idx on app.thing (number);
`,
    );
    await expect(apply()).rejects.toThrow('could not create unique index');
    expect(await columns()).toEqual(['number', 'first']);
    await connection.query('truncate app.thing');
    expect(await apply()).toEqual(['1.sql']);
    expect(
      await valuesOf(`select indisvalid from pg_index where indexrelid = 'app.thing_idx'::regclass`),
    ).toEqual([true]);
  });

  test('give way when somebody holds the table, so that writers never wait for long', async () => {
    await file('1.sql', 'alter table app.thing add column first integer;');
    await connection.query('begin; lock table app.thing in access share mode');
    const migrating = apply();
    const writer = new Client({ connectionString: databaseUrl(name) });
    await writer.connect();
    const stalls: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      const since = performance.now();
      await writer.query('insert into app.thing (number) values (1)');
      stalls.push(performance.now() - since);
      await pause(20);
    }
    await writer.end();
    expect(Math.max(...stalls)).toBeGreaterThan(50);
    expect(Math.max(...stalls)).toBeLessThan(1000);
    await connection.query('commit');
    expect(await migrating).toEqual(['1.sql']);
  });

  test('are applied once when two instances start together', async () => {
    await file('1.sql', 'select pg_sleep(0.3); alter table app.thing add column first integer;');
    const applied = await Promise.all([apply(), apply()]);
    expect(applied.flat()).toEqual(['1.sql']);
  });
});
