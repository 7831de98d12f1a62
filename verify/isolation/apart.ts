// Runs inside the namespaces of `runApart`.
import { startHostile } from './start-hostile.ts';

const [service = ''] = process.argv.slice(2);
const { found, stop } = await startHostile(service, process.env);
await stop();
console.info(JSON.stringify(found));
