// Publishes the files of this build, before an instance of it answers: `node server/publish.ts`.
import { fileURLToPath } from 'node:url';
import { readStoreEnv } from './env.ts';
import { publishAssets } from './published/publish-assets.ts';

const folder = fileURLToPath(new URL('../build/client/assets/', import.meta.url));
console.info(JSON.stringify(await publishAssets(readStoreEnv(process.env), folder)));
