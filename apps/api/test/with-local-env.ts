import { resolve } from 'node:path';
import { localEnv } from '../../../services/src/local-env.ts';

/** Runs one of our programs against the servers of this checkout: `node test/with-local-env.ts src/migrate.ts`. */
const [program = ''] = process.argv.splice(2, 1);
Object.assign(process.env, localEnv());
await import(resolve(program));
