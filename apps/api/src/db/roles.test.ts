import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase, withAdminConnection } from '#test/databases.ts';
import { startTestApi } from '#test/harness.ts';
import { createIdentitySchema } from '#test/identity-server.ts';
import { prepareRolesAt } from '../../../../services/src/servers/postgres-roles.ts';
import { migrate } from './migrate.ts';

// Not a clone of the template of the other tests, which grants them more.
let name: string;
let product: Client;
beforeAll(async () => {
  name = await createDatabase();
  await createIdentitySchema(databaseUrl(name));
  await migrate(databaseUrl(name));
  product = new Client({ connectionString: databaseUrl(name) });
  await product.connect();
});
afterAll(async () => {
  await product.end();
  await dropDatabase(name);
});

test('the product is no superuser, sees through no row security of others, and makes no roles', async () => {
  const { rows } = await product.query(
    `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([
    { rolname: 'pilahbumi', rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
  ]);
});

test('of the identity server’s tables it may do what the product does, and nothing else', async () => {
  const { rows } = await product.query<{ right: string }>(
    `select format('%s %s', lower(privilege_type), table_name) as right
     from information_schema.role_table_grants where table_schema = 'auth' and grantee = 'pilahbumi'
     union select format('%s %s.%s', lower(privilege_type), table_name, column_name)
     from information_schema.role_column_grants
     where table_schema = 'auth' and grantee = 'pilahbumi' and privilege_type in ('UPDATE', 'INSERT')
     order by 1`,
  );
  expect(rows.map(({ right }) => right)).toEqual([
    'delete identities',
    'delete sessions',
    'delete users',
    'references users',
    'select identities',
    'select sessions',
    'select users',
    'trigger users',
    'update users.encrypted_password',
  ]);
  const insert = product.query('insert into auth.users (id, email) values ($1, $2)', [
    randomUUID(),
    'a@contoh.id',
  ]);
  await expect(insert).rejects.toThrow('permission denied for table users');
});

test('row security is on, and hides no person from the product', async () => {
  await withAdminConnection(
    (admin) =>
      admin.query('insert into auth.users (id, email) values ($1, $2)', [randomUUID(), 'b@contoh.id']),
    name,
  );
  const { rows } = await product.query(
    `select relrowsecurity, (select count(*)::int from auth.users) as people from pg_class where oid = 'auth.users'::regclass`,
  );
  expect(rows).toEqual([{ relrowsecurity: true, people: 1 }]);
});

describe('ready', () => {
  const readyWith = async (change: string) => {
    const api = await startTestApi();
    const database = new URL(api.env.DATABASE_URL).pathname.slice(1);
    await withAdminConnection((admin) => admin.query(change), database);
    const response = await api.app.inject('/health/ready');
    await api.stop();
    return [response.statusCode, response.json().dependencies.database];
  };

  test('with the rights of roles.sql', async () => {
    expect(await readyWith('select 1')).toEqual([200, 'up']);
  });

  test.each([
    ['the policy on people is missing', 'drop policy product on auth.users'],
    ['the policy on sessions is missing', 'drop policy product on auth.sessions'],
    ['the policy is for somebody else', 'alter policy product on auth.identities to supabase_auth_admin'],
    ['the policy shows only some rows', `alter policy product on auth.users using (email like 'a%')`],
    ['the right to read identities is missing', 'revoke select on auth.identities from pilahbumi'],
  ])('not when %s, although no table has rows yet', async (_, change) => {
    expect(await readyWith(change)).toEqual([503, 'down']);
  });
});

test('migrating again mends rights that were lost', async () => {
  await withAdminConnection(async (admin) => {
    await admin.query('drop policy product on auth.sessions');
    await admin.query('revoke delete on auth.sessions from pilahbumi');
  }, name);
  await migrate(databaseUrl(name));
  await expect(product.query('delete from auth.sessions')).resolves.toMatchObject({ rowCount: 0 });
  const { rowCount } = await product.query(
    `select from pg_policies where schemaname = 'auth' and tablename = 'sessions'`,
  );
  expect(rowCount).toBe(1);
});

test('what the superuser made before the roles existed passes to them', async () => {
  const database = await createDatabase();
  await withAdminConnection(async (admin) => {
    await admin.query(
      'create schema app; create table app.old (id bigserial primary key); create schema pgboss',
    );
    await admin.query(`create type pgboss.state as enum ('a'); create function app.f() returns int return 1`);
  }, database);
  await prepareRolesAt(databaseUrl(database));
  const { rows } = await withAdminConnection(
    (admin) =>
      admin.query<{ owner: string }>(
        `select distinct owner::regrole::text as owner from (
           select relowner from pg_class where relnamespace = 'app'::regnamespace
           union all select nspowner from pg_namespace where nspname in ('app', 'pgboss')
           union all select proowner from pg_proc where pronamespace = 'app'::regnamespace
           union all select typowner from pg_type where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
         ) as made (owner)`,
      ),
    database,
  );
  await dropDatabase(database);
  expect(rows).toEqual([{ owner: 'pilahbumi' }]);
});
