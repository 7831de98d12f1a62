import { resolve } from 'node:path';
import { localEnv } from '@app/services/src/local-env.ts';

/** Runs one of our programs against the servers of this checkout: `node scripts/with-local-env.ts ops/admin.ts`. */
const [program = ''] = process.argv.splice(2, 1);
Object.assign(process.env, localEnv());
await import(resolve(program));
