import { Client } from 'pg';
import { npmVersion } from '../npm-version.ts';
import { asRole, localEnv, ports } from '../local-env.ts';
import { expectStatus } from '../probes.ts';
import { run } from '../run.ts';
import type { Server } from '../server.ts';
import { identityProgram } from '../stand-ins/identity-program.ts';
import { google } from './google.ts';
import { databaseAddress, postgres } from './postgres.ts';

const address = `http://127.0.0.1:${ports.identity}`;
const binary = process.env.IDENTITY_BINARY;

/** The stand-in and Supabase Auth have tables of the same names that differ, so one database serves one of them. */
const refuseTablesOfTheOther = async () => {
  const client = new Client({ connectionString: databaseAddress });
  await client.connect();
  try {
    const { rows } = await client.query<{ isReal: boolean }>(
      `select to_regclass('auth.schema_migrations') is not null as "isReal" where to_regclass('auth.users') is not null`,
    );
    if (rows[0] && rows[0].isReal !== Boolean(binary)) {
      throw new Error('the database has the tables of the other identity server: run `pnpm services reset`');
    }
  } finally {
    await client.end();
  }
};

export const identity: Server = {
  name: 'identity',
  address,
  ports: [ports.identity],
  needs: [postgres.name],
  version: async () =>
    binary
      ? `Supabase Auth ${await run({ program: binary, arguments: ['version'] })}`
      : `@supabase/lite ${npmVersion('@supabase/lite')}`,
  prepare: refuseTablesOfTheOther,

  command() {
    const { ORIGIN, MAIL_FROM } = localEnv();
    return identityProgram({
      PORT: `${ports.identity}`,
      DATABASE_URL: asRole('supabase_auth_admin', databaseAddress),
      ORIGIN,
      MAIL_FROM,
      SMTP_PORT: `${ports.smtp}`,
      GOOGLE_ADDRESS: google.address,
    });
  },

  // Its /health succeeds without the database. An unknown password is refused only after a query.
  ready: () =>
    expectStatus(`${address}/token?grant_type=password`, 400, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@pilahbumi.test', password: 'not-a-password' }),
    }),
};
