import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ports } from '@app/services/src/local-env.ts';
import { ensureGoProgram } from '@app/services/src/machine/go-program.ts';
import { isFree } from '@app/services/src/port-check.ts';
import { versitygw } from '@app/services/src/servers/objects.ts';
import { makeCertificate } from '../kit/machine/certificate.ts';
import { startChild } from '../kit/process/child-process.ts';
import { waitUntil } from '../kit/process/wait-until.ts';

const port = ports.postgres - 3;
const bucket = 'pilahbumi-backups';
const region = 'ap-southeast-3';
const key = { access: 'drill', secret: 'drill-secret' };

/** An S3 server as the repository: pgBackRest talks TLS only, so it gets a certificate. */
export async function startStore(folder: string) {
  const program = await ensureGoProgram(versitygw);
  const data = join(folder, 'store');
  // Every folder at the top is a bucket.
  mkdirSync(join(data, bucket), { recursive: true });
  const { certificate, key: privateKey } = await makeCertificate(folder, 'localhost');
  const server = startChild({
    program,
    arguments: [
      '--quiet',
      `--region=${region}`,
      `--port=127.0.0.1:${port}`,
      `--cert=${certificate}`,
      `--key=${privateKey}`,
      'posix',
      data,
    ],
    environment: { ...process.env, ROOT_ACCESS_KEY: key.access, ROOT_SECRET_KEY: key.secret },
    log: join(folder, 'store.log'),
    folder,
  });
  await waitUntil('the store listens', async () => !(await isFree(port)), 20_000);
  if (server.hasEnded()) throw new Error(`the store ended: ${join(folder, 'store.log')}`);
  const settings = {
    PGBACKREST_REPO1_TYPE: 's3',
    PGBACKREST_REPO1_PATH: '/database',
    PGBACKREST_REPO1_S3_BUCKET: bucket,
    PGBACKREST_REPO1_S3_ENDPOINT: 'localhost',
    PGBACKREST_REPO1_STORAGE_PORT: `${port}`,
    PGBACKREST_REPO1_S3_REGION: region,
    PGBACKREST_REPO1_S3_KEY: key.access,
    PGBACKREST_REPO1_S3_KEY_SECRET: key.secret,
    PGBACKREST_REPO1_S3_URI_STYLE: 'path',
    PGBACKREST_REPO1_STORAGE_CA_FILE: certificate,
  };
  return { settings, stop: () => server.end('SIGTERM') };
}
