import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { makeCertificate } from '../kit/machine/certificate.ts';
import { clone, folder } from './docker.ts';

const secret = () => randomBytes(32).toString('hex');

export const passwords = { pilahbumi: secret(), supabase_auth_admin: secret() };
/** node_exporter reads it on a real machine. */
export const metrics = join(folder, 'metrics');
const certificate = join(folder, 'certificate');

const example = () => readFileSync(join(clone, 'infra/docker/production.env.example'), 'utf8');
const write = (text: string) => writeFileSync(join(clone, '.env'), text, { mode: 0o600 });

/** What an operator has copied and not filled in yet. */
export const copyExample = () => write(example());

/** Every line of the example that is empty or names somebody else's server gets a value. */
export function fillIn(origin: string): void {
  const values: Record<string, string> = {
    ORIGIN: origin,
    DATABASE_URL: `postgres://pilahbumi:${passwords.pilahbumi}@postgres:5432/pilahbumi`,
    IDENTITY_DATABASE_URL: `postgres://supabase_auth_admin:${passwords.supabase_auth_admin}@postgres:5432/pilahbumi`,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: 'smtp://mail:1025',
    GOTRUE_SMTP_HOST: 'mail',
    GOTRUE_SMTP_PORT: '1025',
    BACKUP_S3_ENDPOINT: 'backups',
  };
  const lines = example().replaceAll(
    /^(?<name>[A-Z0-9_]+)=(?<given>.*)$/gm,
    (_, name: string, given: string) => `${name}=${values[name] ?? (given || secret())}`,
  );
  const outside = { BACKUP_S3_URI_STYLE: 'path', BACKUP_METRICS_DIR: metrics, CERTIFICATE: certificate };
  write([lines, ...Object.entries(outside).map(([name, value]) => `${name}=${value}`), ''].join('\n'));
}

/** The folder of the figures, and a certificate for the bucket: pgBackRest talks TLS only. */
export async function makeFolders(): Promise<void> {
  mkdirSync(metrics);
  chmodSync(metrics, 0o1777);
  mkdirSync(certificate);
  const { key } = await makeCertificate(certificate, 'backups');
  // The store is not root.
  chmodSync(key, 0o644);
}
