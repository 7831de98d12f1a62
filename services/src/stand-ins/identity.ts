/**
 * The stand-in for the identity server: the Auth of @supabase/lite on our PostgreSQL. It speaks the protocol of Supabase
 * Auth, which production and compose.yaml run, and like it serves /token, /user and so on without a prefix.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { App, type EmailMessage, SmtpEmailDriver } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { Client } from 'pg';
import { localSecret, setting, sharedSettings } from './identity-settings.ts';

const site = new URL(setting('ORIGIN')).origin;
const google = setting('GOOGLE_ADDRESS');

// Lite hard-codes the addresses of Google; they are rewritten to the stand-in.
const rewrittenUrls = new Map([
  ['https://oauth2.googleapis.com/token', `${google}/token`],
  ['https://www.googleapis.com/oauth2/v3/certs', `${google}/jwks`],
]);
const realFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  return realFetch(rewrittenUrls.get(address) ?? input, init);
};

const mailer = new SmtpEmailDriver({
  host: '127.0.0.1',
  port: Number(setting('SMTP_PORT')),
  from: setting('MAIL_FROM'),
  requireTls: false,
});

const app = new App({
  connection: createPostgresConnection({ url: setting('DATABASE_URL') }),
  auth: {
    jwt_secret: localSecret,
    site_url: site,
    additional_redirect_urls: [`${site}/auth/callback`, `${site}/reset-password`],
    minimum_password_length: Number(sharedSettings.GOTRUE_PASSWORD_MIN_LENGTH),
    email: {
      enable_confirmations: false,
      otp_length: Number(sharedSettings.GOTRUE_MAILER_OTP_LENGTH),
      otp_expiry: Number(sharedSettings.GOTRUE_MAILER_OTP_EXP),
      // Lite's /recover ignores redirect_to, so the template names the page itself. Supabase Auth takes it too.
      template: {
        recovery: {
          subject: sharedSettings.GOTRUE_MAILER_SUBJECTS_RECOVERY ?? '',
          content_path: fileURLToPath(new URL('../../templates/recovery.html', import.meta.url)),
        },
      },
    },
    external: {
      google: {
        enabled: true,
        client_id: 'local',
        secret: 'local',
        redirect_uri: `${site}/auth/v1/callback`,
      },
    },
  },
  options: {
    server: { disableStudio: true },
    // Lite adds its own English plain text; Supabase Auth sends only the template.
    drivers: { email: { send: ({ text: _english, ...message }: EmailMessage) => mailer.send(message) } },
  },
});

await app.ensureSystemSchema();

// As Supabase Auth does: without a policy, other roles see no row.
const owner = new Client({ connectionString: setting('DATABASE_URL') });
await owner.connect();
for (const table of ['users', 'sessions', 'identities']) {
  await owner.query(`alter table auth.${table} enable row level security`);
}
await owner.end();

const handleRequest = getRequestListener(async (request) => {
  const response = await app.server.fetch(request);
  const location = response.headers.get('location');
  if (!location?.startsWith('https://accounts.google.com/')) return response;
  const headers = new Headers(response.headers);
  headers.set('location', `${google}/pilih${new URL(location).search}`);
  return new Response(null, { status: response.status, headers });
});

createServer((request, response) => {
  request.url = `/auth/v1${request.url}`;
  void handleRequest(request, response);
}).listen(Number(setting('PORT')), '127.0.0.1');
