import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Of this process's environment; throws where it is missing. */
export const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

/** The secret of the local identity server, public and of no other use. */
export const localSecret = 'a-secret-of-the-local-identity-server-only';

/** What compose.yaml, the chart and the local servers share. */
export const sharedSettings = parseEnv(
  readFileSync(new URL('../../../infra/identity/settings.env', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

/** The environment of Supabase Auth on this machine: the shared settings and those of this installation. */
export const identitySettings = (templateAddress: string): Record<string, string> => {
  const site = new URL(setting('ORIGIN')).origin;
  const [, sender = setting('MAIL_FROM')] = /<(.+)>/.exec(setting('MAIL_FROM')) ?? [];
  return {
    ...sharedSettings,
    DATABASE_URL: setting('DATABASE_URL'),
    GOTRUE_API_HOST: '127.0.0.1',
    PORT: setting('PORT'),
    API_EXTERNAL_URL: `${site}/auth/v1`,
    GOTRUE_SITE_URL: site,
    GOTRUE_URI_ALLOW_LIST: `${site}/auth/callback,${site}/reset-password`,
    GOTRUE_JWT_SECRET: localSecret,
    GOTRUE_JWT_ISSUER: `${site}/auth/v1`,
    GOTRUE_MAILER_TEMPLATES_RECOVERY: `${templateAddress}/recovery.html`,
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: setting('SMTP_PORT'),
    GOTRUE_SMTP_ADMIN_EMAIL: sender,
    GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: 'local',
    GOTRUE_EXTERNAL_GOOGLE_SECRET: 'local',
    GOTRUE_EXTERNAL_GOOGLE_REDIRECT_URI: `${site}/auth/v1/callback`,
  };
};
