// Runs inside the namespaces of `runApart`, which stand for the machine: the API with its secret, a server that it uses,
// and the hostile process in its three places.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { localEnv } from '@app/services/src/local-env.ts';
import { runApart } from '../kit/process/apart.ts';
import { type Found, startHostile } from './start-hostile.ts';

export type Findings = { child: Found; beside: Found; apart: Found };

const [dist = ''] = process.argv.slice(2);
/** In the place of PostgreSQL. */
const database = createServer().listen(0, '127.0.0.1');
await once(database, 'listening');
const { port } = database.address() as AddressInfo;
const key = randomBytes(32).toString('base64');
writeFileSync(join(dist, 'targets.json'), JSON.stringify({ marker: key, ports: [port] }));

const settings = { NODE_ENV: 'production', PORT: '0', DRAIN_MS: '0', CLASSIFIER_PROCESSES: '1' };
const service = join(dist, 'classifier.js');
const api = await startHostile(join(dist, 'server.js'), {
  ...localEnv(),
  ...settings,
  SECRETS_KEY: key,
  DATABASE_URL: `postgres://127.0.0.1:${port}/pilahbumi`,
});
const beside = await startHostile(service, settings);
await beside.stop();
// The API lives meanwhile, so that there is a secret to find.
const apart = await runApart<Found>(join(import.meta.dirname, 'apart.ts'), [service], settings);
await api.stop();

const findings: Findings = { child: api.found, beside: beside.found, apart };
console.info(JSON.stringify(findings));
process.exit(0);
