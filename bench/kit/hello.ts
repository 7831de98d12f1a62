// The baseline server of the benchmarks: the same Fastify with a response schema, no log, no hooks.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';

const { fastify } = createRequire(join(root, 'apps/api/package.json'))('fastify');

const app = fastify();
const schema = { response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } } };
app.get('/', { schema }, () => ({ hello: 'world' }));
console.info(`listens at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
