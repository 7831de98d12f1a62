import { npmVersion } from '../npm-version.ts';
import { localEnv, ports } from '../local-env.ts';
import { expectStatus } from '../probes.ts';
import type { Server } from '../server.ts';
import { standIn } from '../stand-ins/stand-in.ts';
import { google } from './google.ts';
import { databaseAddress, postgres } from './postgres.ts';

const address = `http://127.0.0.1:${ports.identity}`;

export const identity: Server = {
  name: 'identity',
  address,
  ports: [ports.identity],
  needs: [postgres.name],
  version: async () => `@supabase/lite ${npmVersion('@supabase/lite')}`,
  prepare: async () => undefined,

  command() {
    const { ORIGIN, MAIL_FROM } = localEnv();
    return {
      ...standIn('identity.ts', '../../templates/recovery.html'),
      environment: {
        PORT: `${ports.identity}`,
        DATABASE_URL: databaseAddress,
        ORIGIN,
        MAIL_FROM,
        SMTP_PORT: `${ports.smtp}`,
        GOOGLE_ADDRESS: google.address,
      },
    };
  },

  // Its /health succeeds without the database. An unknown password is refused only after a query.
  ready: () =>
    expectStatus(`${address}/token?grant_type=password`, 400, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@pilahbumi.test', password: 'not-a-password' }),
    }),
};
