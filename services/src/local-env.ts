import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';

/** The root folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

// Below 32768: a retry loop to a closed port in the ephemeral range can connect to itself.
const base = Number(process.env.PORT_BASE ?? 21000);

export const ports = {
  gateway: base,
  web: base + 100,
  api: base + 200,
  classifier: base + 290,
  postgres: base + 32,
  redis: base + 79,
  identity: base + 99,
  objects: base + 90,
  smtp: base + 25,
  mail: base + 26,
  google: base + 44,
} as const;

/** Where the servers of this checkout keep data, logs and pid files. */
export const servicesFolder = resolve(root, process.env.SERVICES_DIR ?? '.services');

const local = (port: number) => `http://127.0.0.1:${port}`;
const database = (role: string) => `postgres://${role}@127.0.0.1:${ports.postgres}/pilahbumi`;

/** Defaults for the local servers. Production sets every variable. */
export const defaults = {
  NODE_ENV: 'development',
  ORIGIN: local(ports.gateway),
  DATABASE_URL: database('pilahbumi'),
  REDIS_URL: `redis://127.0.0.1:${ports.redis}/0`,
  IDENTITY_URL: local(ports.identity),
  S3_ENDPOINT: local(ports.objects),
  S3_REGION: 'ap-southeast-3',
  S3_BUCKET: 'pilahbumi-photos',
  ASSETS_BUCKET: 'pilahbumi-assets',
  S3_ACCESS_KEY: 'pilahbumi-local',
  S3_SECRET_KEY: 'pilahbumi-local-secret',
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  MAIL_FROM: 'PilahBumi <halo@pilahbumi.test>',
  // Public, for local use only.
  SECRETS_KEY: Buffer.from('pilahbumi-local-key-of-32-bytes!').toString('base64'),
} as const;

/** The same database as another role; infra/database/roles.sql has them, and `postgres` is the superuser. */
export const asRole = (
  role: 'postgres' | 'pilahbumi' | 'supabase_auth_admin',
  databaseUrl: string,
): string => {
  const url = new URL(databaseUrl);
  url.username = role;
  return url.href;
};

export type LocalEnv = typeof defaults & NodeJS.ProcessEnv;

/** The environment that every local process is started with. */
export const localEnv = (): LocalEnv => ({ ...defaults, ...process.env });
